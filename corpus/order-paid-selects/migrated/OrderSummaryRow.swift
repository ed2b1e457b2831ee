import SwiftUI

struct OrderSummaryRow: View {
  let order: OrderSummary

  var body: some View {
    HStack {
      Text(order.number)
      if order.isPaid {
        Image(systemName: "checkmark")
      }
    }
  }
}
