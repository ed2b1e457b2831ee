import SwiftUI

struct SurveyScreen: View {
  let state: SurveyState

  var body: some View {
    if case .closed(let date, _) = state {
      Text(date)
    }
  }
}
