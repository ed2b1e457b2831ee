import UIKit

final class AlbumController: UIViewController {
  let titleLabel = UILabel()
  let aboutLabel = UILabel()

  func show(_ album: AlbumRecord) {
    titleLabel.text = album.title
    aboutLabel.text = album.about
  }
}
