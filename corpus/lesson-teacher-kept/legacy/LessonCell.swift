import UIKit

final class LessonCell: UITableViewCell {
  let subjectLabel = UILabel()
  let teacherLabel = UILabel()

  func show(_ lesson: LessonPlan) {
    subjectLabel.text = lesson.subject
    guard let teacher = lesson.teacher else { return }
    teacherLabel.text = teacher
  }
}
