import SwiftUI

struct MailRow: View {
  let mail: MailHeader

  var body: some View {
    Text(mail.sender)
      .accessibilityLabel("\(mail.sender), \(mail.date)")
  }
}
