import UIKit

final class LegacyTaskController: UIViewController {
  private let titleLabel = UILabel()
  private let badgeLabel = UILabel()

  func bind(_ model: TaskModel) {
    titleLabel.text = model.title
    badgeLabel.text = "yeni"
  }
}
