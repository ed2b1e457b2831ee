import SwiftUI

struct AlarmRow: View {
  let alarm: ClockAlarm

  var body: some View {
    VStack {
      Text(alarm.time)
      if alarm.repeats {
        Text(alarm.days)
      }
    }
  }
}
