import UIKit

final class LegacyFerryStationController: UIViewController {
  private let pilotLabel = UILabel()
  private let pierLabel = UILabel()
  private let station = FerryStation.shared

  override func viewDidLoad() {
    super.viewDidLoad()
    fill()
  }

  private func fill() {
    pilotLabel.text = station.pilot
    pierLabel.text = station.pier
  }
}
