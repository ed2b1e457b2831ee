import SwiftUI

struct DoorScreen: View {
  let door: DoorLock

  var body: some View {
    Text(door.name)
    if door.isLocked {
      Text("Locked")
    } else {
      Text("Open")
    }
  }
}
