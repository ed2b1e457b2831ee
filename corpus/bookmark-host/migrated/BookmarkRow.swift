import SwiftUI

struct BookmarkRow: View {
  let bookmark: WebBookmark

  var body: some View {
    Text(bookmark.name)
    Text(bookmark.url.absoluteString)
  }
}
