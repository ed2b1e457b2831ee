import UIKit

final class MailCell: UITableViewCell {
  let senderLabel = UILabel()
  let dateLabel = UILabel()

  func configure(_ mail: MailHeader) {
    senderLabel.text = mail.sender
    dateLabel.text = mail.date
  }
}
