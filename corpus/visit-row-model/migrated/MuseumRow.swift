import SwiftUI

struct MuseumRowModel {
  let headline: String
  let size: String

  init(visit: MuseumVisit) {
    headline = "With " + visit.guide
    size = String(visit.groupSize)
  }
}

struct MuseumRow: View {
  let model: MuseumRowModel

  init(visit: MuseumVisit) {
    model = MuseumRowModel(visit: visit)
  }

  var body: some View {
    VStack {
      Text(model.headline)
      Text(model.size)
    }
  }
}
