/// What a task list shows about itself; its badge went two releases ago.
struct TaskModel {
  var title: String
}
