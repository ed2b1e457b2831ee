import SwiftUI

struct LedgerScreen: View {
  let ledger: Ledger

  var body: some View {
    VStack {
      Text(ledger.title)
      Text(ledger.remark)
    }
  }
}
