import SwiftUI

struct TruckRow: View {
  let truck: FleetTruck

  var body: some View {
    Text(truck.plate)
  }
}
