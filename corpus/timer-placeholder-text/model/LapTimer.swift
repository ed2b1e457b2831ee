struct LapTimer {
  var lapCount: Int
}
