import SwiftUI

struct WhenPresent<Value, Content: View>: View {
  private let value: Value?
  private let content: (Value) -> Content

  init(_ value: Value?, @ViewBuilder content: @escaping (Value) -> Content) {
    self.value = value
    self.content = content
  }

  var body: some View {
    value.map(content)
  }
}

struct ChatMemberRow: View {
  let member: ChatMember

  var body: some View {
    VStack {
      Text(member.handle)
      WhenPresent(member.nickname) {
        Text($0)
      }
    }
  }
}
