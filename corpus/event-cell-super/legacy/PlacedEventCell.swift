import UIKit

class PlainEventCell: UITableViewCell {
  let titleLabel = UILabel()

  func configure(_ event: CityEvent) {
    titleLabel.text = event.title
  }
}

final class PlacedEventCell: PlainEventCell {
  let placeLabel = UILabel()

  override func configure(_ event: CityEvent) {
    super.configure(event)
    placeLabel.text = event.place
  }
}
