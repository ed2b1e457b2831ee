struct ParcelInfo {
  var code: String
  var carrier: String
}
