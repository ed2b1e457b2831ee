import SwiftUI

struct GuestRow: View {
  let guest: HotelGuest

  var body: some View {
    Text(guest.name)
  }
}
