import SwiftUI

struct TaskScreenView: View {
  let model: TaskModel

  var body: some View {
    Text(model.title)
  }
}
