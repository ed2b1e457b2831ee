struct Lamp {
  var name: String?
  var room: String
}
