import SwiftUI

struct AuthorRow: View {
  let author: PostAuthor

  var body: some View {
    Text(author.initials)
  }
}
