import SwiftUI

struct BoxScreen: View {
  let box: StorageBox

  var body: some View {
    Text(box.place)
    ForEach(box.labels, id: \.self) { label in
      Text(label)
    }
  }
}
