import SwiftUI

struct SeatScreen: View {
  let seat: ConcertSeat

  var body: some View {
    HStack {
      Text(seat.block)
      Text(String(seat.row!))
    }
  }
}
