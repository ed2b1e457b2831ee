import SwiftUI

struct MeterScreen: View {
  let meter: WaterMeter

  var body: some View {
    Text(meter.reading)
  }
}
