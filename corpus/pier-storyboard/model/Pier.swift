struct Pier {
  var name: String
  var depth: String
  var keeper: String
  var notice: String
}
