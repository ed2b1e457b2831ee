import SwiftUI

struct LoanRow: View {
  let loan: LibraryLoan

  var body: some View {
    VStack(alignment: .leading) {
      Text(loan.title)
      if let note = loan.note {
        Text(note).foregroundStyle(.secondary)
      }
    }
  }
}
