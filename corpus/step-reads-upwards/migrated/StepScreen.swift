import SwiftUI

struct StepScreen: View {
  var body: some View {
    let pager = StepPager()
    VStack {
      pager
      Text("Page \(pager.page)")
    }
  }
}

struct StepPager: View {
  @State var page = 0

  var body: some View { PageDots(page: page) }
}

struct PageDots: View {
  let page: Int

  var body: some View { Text(String(repeating: ".", count: page)) }
}
