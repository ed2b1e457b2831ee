import SwiftUI

struct VoyageList: View {
  let voyages: [VOYVoyage]

  var body: some View {
    List(voyages, id: \.title) { voyage in
      VStack(alignment: .leading) {
        Text(voyage.title)
        Text(voyage.port)
      }
    }
  }
}
