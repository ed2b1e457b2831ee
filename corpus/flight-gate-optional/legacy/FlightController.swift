import UIKit

final class FlightController: UIViewController {
  @IBOutlet var numberLabel: UILabel!
  @IBOutlet var gateLabel: UILabel!

  func update(flight: FlightInfo) {
    self.numberLabel.text = flight.number
    self.gateLabel.text = flight.gate
  }
}
