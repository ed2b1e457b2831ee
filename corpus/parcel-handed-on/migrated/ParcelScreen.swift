import ParcelMaps
import SwiftUI

struct ParcelScreen: View {
  let parcel: ParcelInfo

  var body: some View {
    VStack {
      Text(parcel.code)
      ParcelMapView(parcel: parcel)
    }
  }
}
