struct FerryLine {
  var name: String
  var code: String
}
