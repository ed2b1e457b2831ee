import UIKit

final class LegacyCanalGaugeController: UIViewController {
  private let placeLabel = UILabel()
  private let levelLabel = UILabel()
  var gauge = CanalGauge(place: "", level: "") {
    didSet {
      placeLabel.text = gauge.place
      levelLabel.text = gauge.level
    }
  }
}
