struct RecipeCard {
  var title: String
  var minutes: Int
}
