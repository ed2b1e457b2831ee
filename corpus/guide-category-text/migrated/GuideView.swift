import SwiftUI

struct GuideView: View {
  let guide: TGDGuide

  var body: some View {
    VStack {
      Text("\(guide.firstName) \(guide.lastName)")
      if !guide.phone.isEmpty {
        Text(guide.phone)
      }
    }
  }
}
