import UIKit

final class LampController: UIViewController {
  private let nameLabel = UILabel()
  private let roomLabel = UILabel()

  func show(_ lamp: Lamp) {
    title = NSLocalizedString("lamp.title", comment: "")
    nameLabel.text = lamp.name ?? NSLocalizedString("lamp.unnamed", comment: "")
    roomLabel.text = lamp.room
  }
}
