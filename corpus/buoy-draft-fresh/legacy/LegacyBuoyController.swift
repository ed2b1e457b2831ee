import UIKit

final class LegacyBuoyController: UIViewController {
  private let nameField = UITextField()
  private let colourLabel = UILabel()

  func show(_ buoy: Buoy) {
    nameField.text = buoy.name
    colourLabel.text = buoy.colour
  }
}
