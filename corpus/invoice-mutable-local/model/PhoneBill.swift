struct PhoneBill {
  var month: String
  var amount: Double
  var currency: String
}
