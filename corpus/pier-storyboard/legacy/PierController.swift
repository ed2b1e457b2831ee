import UIKit

final class PierController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var depthLabel: UILabel!
  @IBOutlet private var keeperLabel: UILabel!
  @IBOutlet private var noticeBox: UIView!
  @IBOutlet private var noticeLabel: UILabel!
  var pier: Pier!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = pier.name
    depthLabel.text = pier.depth
    noticeLabel.text = pier.notice
    keeperLabel.textColor = .secondaryLabel
  }
}
