import UIKit

final class OrderSummaryCell: UITableViewCell {
  let numberLabel = UILabel()
  let statusLabel = UILabel()

  func configure(_ order: OrderSummary) {
    numberLabel.text = order.number
    statusLabel.text = order.isPaid ? "Paid" : "Open"
  }
}
