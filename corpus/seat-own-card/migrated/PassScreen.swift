import DesignKit
import SwiftUI

struct PassScreen: View {
  let pass: BoardingPass

  var body: some View {
    VStack {
      Text(pass.passenger)
      KitBadge(pass.seat)
    }
  }
}
