import SwiftUI

struct HelpScreen: View {
  let article: HelpArticle
  @State private var isExpanded = false

  var body: some View {
    VStack {
      Text(article.question)
      if isExpanded {
        Text(article.answer)
      }
      Button("Copy") {
        UIPasteboard.general.string = article.link
      }
    }
  }
}
