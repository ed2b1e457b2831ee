import UIKit

final class BookmarkCell: UITableViewCell {
  func configure(_ bookmark: WebBookmark) {
    textLabel?.text = bookmark.name
    detailTextLabel?.text = bookmark.url.host
  }
}
