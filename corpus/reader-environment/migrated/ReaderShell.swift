import SwiftUI

struct ReaderShell: View {
  var body: some View {
    VStack {
      ArticleList()
      FontMenu()
    }
  }
}

struct ArticleList: View {
  var body: some View { ArticleCard() }
}

struct ArticleCard: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    CaptionText().background(scheme == .dark ? Color.black : Color.white)
  }
}

struct CaptionText: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "Night" : "Day") }
}

struct FontMenu: View {
  var body: some View { Text("Aa") }
}
