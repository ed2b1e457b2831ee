import SwiftUI

struct DashboardView: View {
  @State private var tapCount = 0

  var body: some View {
    VStack {
      CounterCard(tapCount: tapCount)
      StatusLabel()
    }
  }
}

struct CounterCard: View {
  let tapCount: Int

  var body: some View { Text("Tapped \(tapCount) times") }
}

struct StatusLabel: View {
  var body: some View { Text("Ready") }
}
