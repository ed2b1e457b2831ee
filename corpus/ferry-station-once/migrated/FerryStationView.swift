import SwiftUI

struct FerryStationView: View {
  @ObservedObject var station = FerryStation.shared

  var body: some View {
    VStack {
      Text(station.pilot)
      Text(station.pier)
    }
  }
}
