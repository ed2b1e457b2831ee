import UIKit

final class SensorController: UIViewController {
  let captionLabel = UILabel()
  let rawLabel = UILabel()
  var reading: SensorReading!

  override func viewDidLoad() {
    super.viewDidLoad()
    rawLabel.isHidden = true
    captionLabel.text = reading.caption
    rawLabel.text = reading.rawCode
  }
}
