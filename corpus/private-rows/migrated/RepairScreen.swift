import SwiftUI

struct RepairScreen: View {
  let job: RepairJob

  var body: some View {
    LineRow(job: job)
  }
}

private struct LineRow: View {
  let job: RepairJob

  var body: some View {
    Text(job.part)
  }
}
