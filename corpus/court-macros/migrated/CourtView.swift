import SwiftUI

struct CourtView: View {
  let court: CRTCourt

  var body: some View {
    VStack {
      Text(court.name)
      Text("No. \(court.number), \(court.seats) seats")
      Text("\(court.club), \(court.city)")
      Text(court.light.isEmpty ? "not lit" : court.light)
      Text(court.keeper)
    }
  }
}
