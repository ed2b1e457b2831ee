import UIKit

final class BillCell: UITableViewCell {
  let subtitleLabel = UILabel()

  func configure(_ bill: PhoneBill) {
    var parts = [bill.month]
    parts.append(String(format: "%.2f", bill.amount))
    parts.append(bill.currency)
    subtitleLabel.text = parts.joined(separator: " ")
  }
}
