import SwiftUI

struct KioskScreen: View {
  let kiosk: Kiosk

  var body: some View {
    VStack {
      Text(kiosk.name)
      Text("Opening hours")
      Text(kiosk.hours)
      Text(kiosk.note)
    }
  }
}
