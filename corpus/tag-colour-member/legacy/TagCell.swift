import UIKit

final class TagCell: UICollectionViewCell {
  let nameLabel = UILabel()
  let dotView = UIView()

  func configure(_ tag: ProjectTag) {
    nameLabel.text = tag.name
    nameLabel.textColor = .label
    dotView.backgroundColor = tag.tint
  }
}
