import UIKit

final class DoorController: UIViewController {
  let nameLabel = UILabel()
  let stateLabel = UILabel()

  func show(_ door: DoorLock) {
    nameLabel.text = door.name
    stateLabel.text = word(for: door)
  }

  private func word(for door: DoorLock) -> String {
    if door.isLocked {
      return "Locked"
    }
    return "Open"
  }
}
