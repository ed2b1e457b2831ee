import UIKit

final class TicketController: UIViewController {
  let titleLabel = UILabel()
  let seatLabel = UILabel()

  func bind(_ record: EventTicketRecord) {
    titleLabel.text = record.title
    seatLabel.text = record.seat
  }
}
