import UIKit

final class AuthorCell: UITableViewCell {
  let nameLabel = UILabel()

  func configure(_ author: PostAuthor) {
    nameLabel.text = author.fullName
  }
}
