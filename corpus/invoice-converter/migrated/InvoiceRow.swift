import SwiftUI

struct InvoiceRow: View {
  let invoice: BillingInvoice

  var body: some View {
    Text(invoice.number)
  }
}
