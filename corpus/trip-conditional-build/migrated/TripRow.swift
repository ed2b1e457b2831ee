import SwiftUI

struct TripRow: View {
  let trip: BusTrip

  var body: some View {
    #if os(iOS)
    Text(trip.code)
    #else
    Text(trip.fare)
    #endif
  }
}
