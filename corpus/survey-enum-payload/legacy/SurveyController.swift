import UIKit

final class SurveyController: UIViewController {
  let dateLabel = UILabel()
  let reasonLabel = UILabel()

  func render(_ state: SurveyState) {
    switch state {
    case .open:
      dateLabel.text = nil
      reasonLabel.text = nil
    case .closed(let date, let reason):
      dateLabel.text = date
      reasonLabel.text = reason
    }
  }
}
