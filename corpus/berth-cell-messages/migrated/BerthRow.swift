import SwiftUI

struct BerthRow: View {
  let berth: HBRBerth

  var body: some View {
    VStack {
      Text(berth.name)
      Text(berth.vessel)
      Text("Pier \(berth.pier), \(berth.length) m")
      Text(berth.isOccupied ? "Taken" : "Free")
    }
  }
}
