struct LessonPlan {
  let subject: String
  let teacher: String?
}
