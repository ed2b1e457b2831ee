import SwiftUI

struct ScoreBoard: View {
  var body: some View {
    HStack {
      CounterCard()
      CounterCard()
    }
  }
}

struct CounterCard: View {
  @State private var tapCount = 0

  var body: some View { TapLabel(tapCount: tapCount) }
}

struct TapLabel: View {
  let tapCount: Int

  var body: some View { Text("\(tapCount)") }
}
