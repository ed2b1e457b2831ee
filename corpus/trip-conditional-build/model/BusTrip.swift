struct BusTrip {
  var code: String
  var fare: String
}
