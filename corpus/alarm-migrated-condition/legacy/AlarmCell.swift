import UIKit

final class AlarmCell: UITableViewCell {
  let timeLabel = UILabel()
  let daysLabel = UILabel()

  func configure(_ alarm: ClockAlarm) {
    timeLabel.text = alarm.time
    daysLabel.text = alarm.days
  }
}
