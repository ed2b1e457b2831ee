import UIKit

final class ParcelController: UIViewController {
  let codeLabel = UILabel()
  let carrierLabel = UILabel()

  func show(_ parcel: ParcelInfo) {
    codeLabel.text = parcel.code
    carrierLabel.text = parcel.carrier
  }
}
