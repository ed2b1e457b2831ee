import SwiftUI

struct TeaserCard: View {
  let article: ArticleTeaser

  var body: some View {
    VStack {
      header(article.heading)
    }
  }

  private func header(_ text: String) -> some View {
    Text(text).bold()
  }

  private func footer() -> some View {
    Text(article.source)
  }
}
