import UIKit

final class StoryCell: UITableViewCell {
  let headlineLabel = UILabel()
  let authorLabel = UILabel()

  func configure(_ story: NewsStory) {
    headlineLabel.text = story.headline
    authorLabel.text = story.author
  }
}
