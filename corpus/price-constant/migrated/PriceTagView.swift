import UIKit

final class PriceTagView: UIView {
  let nameLabel = UILabel()
  let priceLabel = UILabel()

  func configure(_ product: ShelfProduct) {
    nameLabel.text = product.name
    priceLabel.text = "from 9.99"
  }
}
