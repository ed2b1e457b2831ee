struct ClockAlarm {
  var time: String
  var days: String
  var repeats: Bool
}
