import UIKit

final class LegacyNoticeCell: UITableViewCell {
  func fill(_ notice: Notice) {
    textLabel?.text = notice.text
    if notice.isUrgent { accessibilityLabel = notice.text }
  }
}
