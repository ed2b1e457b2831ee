import SwiftUI

struct PlayerScreen: View {
  @State private var volume = 0.5

  var body: some View {
    VStack {
      ControlPanel(volume: $volume)
      TrackTitle()
    }
  }
}

struct ControlPanel: View {
  @Binding var volume: Double

  var body: some View { VolumeKnob(volume: $volume) }
}

struct VolumeKnob: View {
  @Binding var volume: Double

  var body: some View { Text("\(volume)") }
}

struct TrackTitle: View {
  var body: some View { Text("Prelude") }
}
