import UIKit

final class GuestCell: UITableViewCell {
  let nameLabel = UILabel()
  let star = UIImageView()

  func configure(guest: HotelGuest) {
    nameLabel.text = guest.name
    star.isHidden = !guest.isVip
  }
}
