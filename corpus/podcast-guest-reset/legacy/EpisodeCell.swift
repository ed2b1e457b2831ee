import UIKit

final class EpisodeCell: UICollectionViewCell {
  private lazy var titleLabel = UILabel()
  private lazy var guestLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  override func prepareForReuse() {
    super.prepareForReuse()
    guestLabel.text = nil
  }

  func update(_ episode: PodcastEpisode) {
    titleLabel.text = episode.title
    if let guest = episode.guest {
      guestLabel.text = guest
    }
  }
}
