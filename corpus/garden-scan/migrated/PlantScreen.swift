import SwiftUI

// uyum:ignore watered - moved to the calendar in 2.1
struct PlantScreen: View {
  let plant: Plant

  var body: some View {
    VStack {
      Text(plant.species)
      BedBadge(plant: plant)
    }
  }
}

/// The badge of the old app, wrapped until it is drawn anew.
struct BedBadge: UIViewRepresentable {
  let plant: Plant

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) { label.text = plant.bed }
}
