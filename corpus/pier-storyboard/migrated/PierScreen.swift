import SwiftUI

struct PierScreen: View {
  let pier: Pier

  var body: some View {
    VStack {
      Text(pier.name)
      LabeledContent("Depth", value: pier.depth)
      Text(pier.keeper)
    }
  }
}
