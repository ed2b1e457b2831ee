import SwiftUI

struct NoticeRow: View {
  let notice: Notice
  @EnvironmentObject var board: NoticeBoard

  var body: some View {
    VStack {
      Text(notice.text)
      Button("open") { board.content = AnyView(Text(notice.text)) }
      board.content
    }
  }
}

final class NoticeBoard: ObservableObject {
  @Published var content = AnyView(EmptyView())
}
