import SwiftUI

struct DashboardView: View {
  var body: some View {
    let card = CounterCard()
    VStack {
      card
      ResetButton(card: card)
    }
  }
}

struct CounterCard: View {
  @State var tapCount = 0

  var body: some View {
    Button("Tapped \(tapCount) times") { tapCount += 1 }
  }
}

struct ResetButton: View {
  let card: CounterCard

  var body: some View { Text(card.tapCount == 0 ? "Nothing to reset" : "Reset") }
}
