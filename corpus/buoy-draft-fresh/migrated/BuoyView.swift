import SwiftUI

struct BuoyView: View {
  let buoy: Buoy

  var body: some View {
    VStack {
      NameEditor(buoy: buoy)
      ColourTag(colour: buoy.colour).id(buoy.colour)
    }
  }
}

struct NameEditor: View {
  @State private var draft: String

  init(buoy: Buoy) { _draft = State(initialValue: buoy.name) }

  var body: some View { TextField("name", text: $draft) }
}

struct ColourTag: View {
  @State private var colour: String

  init(colour: String) { _colour = State(initialValue: colour) }

  var body: some View { Text(colour) }
}
