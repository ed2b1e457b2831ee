import UIKit

final class LapController: UIViewController {
  let infoLabel = UILabel()

  func update(_ timer: LapTimer) {
    infoLabel.text = "\(timer.lapCount) laps"
  }
}
