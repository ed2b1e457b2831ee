import SwiftUI

struct CouponScreen: View {
  let coupon: any CouponShowing

  var body: some View {
    Text(coupon.code)
  }
}
