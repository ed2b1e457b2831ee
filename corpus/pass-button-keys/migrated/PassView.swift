import SwiftUI

struct PassView: View {
  let pass: TRMPass
  let buy: () -> Void

  var body: some View {
    VStack {
      Image(pass.badgeName)
      Button(pass.verb, action: buy)
    }
  }
}
