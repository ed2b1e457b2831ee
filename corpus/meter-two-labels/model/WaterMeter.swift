struct WaterMeter {
  var reading: String
}
