import UIKit

final class PriceTagCell: UITableViewCell {
  let nameLabel = UILabel()
  let priceLabel = UILabel()

  func configure(_ product: ShelfProduct) {
    nameLabel.text = product.name
    priceLabel.text = product.price
  }
}
