import SwiftUI

struct LapScreen: View {
  let timer: LapTimer

  var body: some View {
    Text("Laps")
  }
}
