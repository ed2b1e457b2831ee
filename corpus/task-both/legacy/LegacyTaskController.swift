import UIKit

final class LegacyTaskController: UIViewController {
  private let titleLabel = UILabel()
  private let countLabel = UILabel()
  private let dueLabel = UILabel()

  func bind(_ model: TaskModel) {
    titleLabel.text = model.title
    countLabel.text = String(model.openCount)
    dueLabel.text = model.dueLabel
  }
}
