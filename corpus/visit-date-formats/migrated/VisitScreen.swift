import SwiftUI

struct VisitScreen: View {
  let visit: ClinicVisit

  var body: some View {
    Text(visit.date.formatted(date: .long, time: .omitted))
    Text(visit.doctor)
  }
}
