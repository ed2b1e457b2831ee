import SwiftUI

struct DashboardView: View {
  var body: some View {
    VStack {
      CounterCard()
      StatusLabel()
    }
  }
}

struct CounterCard: View {
  @State private var tapCount = 0

  var body: some View {
    Button("Tapped \(tapCount) times") { tapCount += 1 }
  }
}

struct StatusLabel: View {
  var body: some View { Text("Ready") }
}
