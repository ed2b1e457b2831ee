import UIKit

final class TripCell: UITableViewCell {
  let codeLabel = UILabel()
  let fareLabel = UILabel()

  func configure(_ trip: BusTrip) {
    codeLabel.text = trip.code
    fareLabel.text = trip.fare
  }
}
