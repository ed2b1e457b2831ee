import SwiftUI

struct FlightScreen: View {
  let flight: FlightInfo

  var body: some View {
    VStack {
      Text(flight.number)
      Text("Gate \(flight.gate)")
    }
  }
}
