import SwiftUI

struct TaskScreenView: View {
  let model: TaskModel

  var body: some View {
    VStack(alignment: .leading) {
      Text(model.title).font(.headline)
      Text("\(model.openCount)")
    }
  }
}
