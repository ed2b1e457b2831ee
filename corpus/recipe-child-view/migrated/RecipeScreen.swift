import SwiftUI

struct RecipeScreen: View {
  let recipe: RecipeCard

  var body: some View {
    ScrollView {
      RecipeHeader(title: recipe.title, minutes: recipe.minutes)
    }
  }
}

struct RecipeHeader: View {
  let title: String
  let minutes: Int

  var body: some View {
    Text(title).font(.largeTitle)
  }
}
