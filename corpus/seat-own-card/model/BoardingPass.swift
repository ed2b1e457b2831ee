struct BoardingPass {
  var passenger: String
  var seat: String
}
