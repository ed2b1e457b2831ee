import SwiftUI

struct TagChip: View {
  let tag: ProjectTag

  var body: some View {
    Text(tag.name).foregroundStyle(.primary)
  }
}
