import UIKit

final class RunController: UIViewController {
  let distanceLabel = UILabel()

  func show(_ run: RunRecord) {
    distanceLabel.text = "\(run.meters / 1000) km"
  }
}
