import SwiftUI

struct LoanForm: View {
  let loan: LNDLoan

  var body: some View {
    List {
      Section(loan.category) {
        Text(loan.borrower)
        Text(loan.shelf.uppercased())
      }
    }
    .navigationTitle(loan.title)
  }
}
