import UIKit

final class BoxController: UIViewController {
  let placeLabel = UILabel()
  let countLabel = UILabel()

  func show(_ box: StorageBox) {
    placeLabel.text = box.place
    countLabel.text = "\(box.labels.count)"
  }
}
