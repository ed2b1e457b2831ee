struct RunRecord {
  var meters: Int

  var distance: String { "\(meters / 1000) km" }
}
