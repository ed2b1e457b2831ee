import UIKit

final class TeaserCell: UICollectionViewCell {
  @IBOutlet var headingLabel: UILabel!
  @IBOutlet var sourceLabel: UILabel!

  func fill(_ article: ArticleTeaser) {
    headingLabel.text = article.heading
    sourceLabel.text = article.source
  }
}
