import UIKit

final class HelpController: UIViewController {
  let questionLabel = UILabel()
  let answerView = UITextView()

  func show(_ article: HelpArticle) {
    questionLabel.text = article.question
    answerView.text = article.answer
  }
}
