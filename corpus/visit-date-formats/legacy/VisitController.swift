import UIKit

final class VisitController: UIViewController {
  private let dateLabel = UILabel()
  private let doctorLabel = UILabel()
  private let formatter = DateFormatter()

  func render(_ visit: ClinicVisit) {
    let day = formatter.string(from: visit.date)
    dateLabel.text = day
    let name = visit.doctor.trimmingCharacters(in: .whitespaces)
    doctorLabel.text = name
  }
}
