import UIKit

final class PassController: UIViewController {
  let passengerLabel = UILabel()
  let seatLabel = UILabel()

  func configure(with pass: BoardingPass) {
    passengerLabel.text = pass.passenger
    seatLabel.text = pass.seat
  }
}
