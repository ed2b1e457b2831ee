import UIKit

final class LoanCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var noteLabel: UILabel!

  func configure(with loan: LibraryLoan) {
    titleLabel.text = loan.title
    if let note = loan.note {
      noteLabel.text = note
    }
  }
}
