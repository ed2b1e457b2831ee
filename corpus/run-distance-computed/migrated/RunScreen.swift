import SwiftUI

struct RunScreen: View {
  let run: RunRecord

  var body: some View {
    Text(run.distance)
  }
}
