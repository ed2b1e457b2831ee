import UIKit

final class CouponController: UIViewController {
  let codeLabel = UILabel()
  let expiryLabel = UILabel()

  func show(_ coupon: ShopCoupon) {
    codeLabel.text = coupon.code
    expiryLabel.text = coupon.expiry
  }
}
