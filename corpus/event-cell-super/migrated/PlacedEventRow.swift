import SwiftUI

struct PlacedEventRow: View {
  let event: CityEvent

  var body: some View {
    Text(event.place)
  }
}
