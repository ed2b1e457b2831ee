struct StorageBox {
  var place: String
  var labels: [String]
}
