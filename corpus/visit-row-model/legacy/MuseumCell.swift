import UIKit

final class MuseumCell: UITableViewCell {
  let guideLabel = UILabel()
  let roomLabel = UILabel()
  let sizeLabel = UILabel()

  func configure(_ visit: MuseumVisit) {
    guideLabel.text = visit.guide
    roomLabel.text = visit.room
    sizeLabel.text = "\(visit.groupSize)"
  }
}
