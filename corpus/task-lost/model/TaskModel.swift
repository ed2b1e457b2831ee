/// What a task list shows about itself.
struct TaskModel {
  var title: String
  var openCount: Int
  var dueLabel: String
}
