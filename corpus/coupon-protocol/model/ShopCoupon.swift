protocol CouponShowing {
  var code: String { get }
  var expiry: String { get }
}

final class ShopCoupon: CouponShowing {
  let code: String
  let expiry: String

  init(code: String, expiry: String) {
    self.code = code
    self.expiry = expiry
  }
}
