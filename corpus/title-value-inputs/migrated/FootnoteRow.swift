import SwiftUI

struct FootnoteRow: View {
  private let title: String
  @State private var isPressed = false

  init(title: String) {
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}
