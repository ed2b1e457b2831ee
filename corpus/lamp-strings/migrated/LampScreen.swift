import SwiftUI

struct LampScreen: View {
  let lamp: Lamp

  var body: some View {
    List {
      Text(lamp.name ?? "lamp.unnamed")
      Text(lamp.room)
    }
    .navigationTitle("lamp.title")
  }
}
