import SwiftUI

struct RoomRow: View {
  let room: HotelRoom

  var body: some View {
    Text(room.number)
    Text(room.floor, format: .number)
  }
}
