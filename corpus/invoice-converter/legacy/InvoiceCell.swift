import UIKit

final class InvoiceCell: UITableViewCell {
  let numberLabel = UILabel()
  let totalLabel = UILabel()

  func configure(_ invoice: StoredInvoice) {
    numberLabel.text = invoice.number
    totalLabel.text = String(format: "%.2f", invoice.total)
  }
}
