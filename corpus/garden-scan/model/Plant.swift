struct Plant {
  var species: String
  var bed: String
  var watered: String
}
