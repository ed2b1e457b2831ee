struct Buoy: Identifiable {
  let id: Int
  var name: String
  var colour: String
}
