struct FlightInfo {
  var number: String
  var gate: String?
}
