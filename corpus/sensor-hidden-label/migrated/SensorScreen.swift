import SwiftUI

struct SensorScreen: View {
  let reading: SensorReading

  var body: some View {
    Text(reading.caption)
  }
}
