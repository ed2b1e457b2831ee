struct PhotoItem: Hashable {
  var fileName: String
  var caption: String
  var place: String
}
