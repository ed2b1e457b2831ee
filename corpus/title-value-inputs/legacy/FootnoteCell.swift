import UIKit

final class FootnoteCell: UITableViewCell {
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var footnoteLabel: UILabel!

  func update(title: String, footnote: String) {
    titleLabel.text = title
    footnoteLabel.text = footnote
  }
}
