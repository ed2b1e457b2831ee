import SwiftUI

struct TramView: View {
  let tram: Tram

  var body: some View {
    VStack {
      Text(tram.line)
      Text(tram.route)
      Text(tram.stop(at: 0))
      if let driver = tram.driver {
        Text(driver)
      }
      Text(tram.isCrowded ? "Full" : "Seats left")
    }
  }
}
