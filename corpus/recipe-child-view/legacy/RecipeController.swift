import UIKit

final class RecipeController: UIViewController {
  let titleLabel = UILabel()
  let timeLabel = UILabel()

  func setup(recipe: RecipeCard) {
    titleLabel.text = recipe.title
    timeLabel.text = "\(recipe.minutes) min"
  }
}
