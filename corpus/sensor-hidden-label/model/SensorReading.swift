struct SensorReading {
  var caption: String
  var rawCode: String
}
