import UIKit

final class FerryController: UIViewController {
  let titleLabel = UILabel()

  func show(_ line: FerryLine) {
    let name = line.code
    titleLabel.text = name
  }
}
