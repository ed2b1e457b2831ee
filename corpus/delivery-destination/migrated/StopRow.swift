import SwiftUI

struct StopRow: View {
  let stop: DeliveryStop

  var body: some View {
    NavigationLink {
      StopDetail(stop: stop)
    } label: {
      Text(stop.street)
    }
  }
}

struct StopDetail: View {
  let stop: DeliveryStop

  var body: some View {
    Text(stop.note)
  }
}
