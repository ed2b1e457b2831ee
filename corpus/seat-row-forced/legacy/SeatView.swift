import UIKit

final class SeatView: UIView {
  let blockLabel = UILabel()
  let rowLabel = UILabel()

  func bind(_ seat: ConcertSeat) {
    blockLabel.text = seat.block
    rowLabel.text = seat.row.map { String($0) }
  }
}
