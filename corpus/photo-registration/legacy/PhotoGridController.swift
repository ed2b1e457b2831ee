import UIKit

final class PhotoTileCell: UICollectionViewCell {
  let imageView = UIImageView()
  let captionLabel = UILabel()
  let placeLabel = UILabel()
}

final class PhotoGridController: UICollectionViewController {
  var photos: [PhotoItem] = []

  private let registration = UICollectionView.CellRegistration<PhotoTileCell, PhotoItem> { cell, _, photo in
    cell.imageView.image = UIImage(named: photo.fileName)
    cell.captionLabel.text = photo.caption
    cell.placeLabel.text = photo.place
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photos[indexPath.item])
  }
}
