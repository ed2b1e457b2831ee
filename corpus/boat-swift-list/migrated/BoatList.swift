import SwiftUI

struct BoatList: View {
  let boats: [BOTBoat]

  var body: some View {
    List(boats, id: \.name) { boat in
      VStack(alignment: .leading) {
        Text(boat.name)
        Text(boat.harbour)
        Text(boat.sail)
      }
    }
  }
}
