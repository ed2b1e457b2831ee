import SwiftUI

struct BillRow: View {
  let bill: PhoneBill

  var body: some View {
    Text("\(bill.month) \(bill.amount, specifier: "%.2f")")
  }
}
