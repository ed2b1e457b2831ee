import UIKit

final class RoomCell: UITableViewCell {
  let numberLabel = UILabel()
  let floorLabel = UILabel()
  let guestLabel = UILabel()

  func configure(room: HotelRoom, guest: StayingGuest) {
    numberLabel.text = room.number
    floorLabel.text = "\(room.floor)"
    guestLabel.text = guest.surname
  }
}
