struct Kiosk {
  var name: String
  var price: String
  var hours: String
  var note: String
  var orders: String
}
