import UIKit

final class MeterController: UIViewController {
  let readingLabel = UILabel()

  func refresh(_ meter: WaterMeter) {
    title = meter.reading
    readingLabel.text = meter.reading
  }
}
