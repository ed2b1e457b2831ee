struct MuseumVisit {
  var guide: String
  var room: String
  var groupSize: Int
}
