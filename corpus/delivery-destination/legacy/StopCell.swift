import UIKit

final class StopCell: UITableViewCell {
  let streetLabel = UILabel()
  let noteLabel = UILabel()

  func configure(_ stop: DeliveryStop) {
    streetLabel.text = stop.street
    noteLabel.text = stop.note
  }
}
