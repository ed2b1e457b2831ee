import SwiftUI

struct LessonRow: View {
  var lesson: LessonPlan

  var body: some View {
    HStack {
      Text(lesson.subject)
      Spacer()
      Text(lesson.teacher ?? "–")
    }
  }
}
