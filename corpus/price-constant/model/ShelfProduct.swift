struct ShelfProduct {
  var name: String
  var price: String
}
