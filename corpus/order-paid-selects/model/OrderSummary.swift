struct OrderSummary {
  var number: String
  var isPaid: Bool
}
