struct DeliveryStop {
  var street: String
  var note: String
}
