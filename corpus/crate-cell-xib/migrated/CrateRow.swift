import SwiftUI

struct CrateRow: View {
  let crate: Crate

  var body: some View {
    HStack {
      Text(crate.label)
      Text(crate.stamp)
    }
  }
}
