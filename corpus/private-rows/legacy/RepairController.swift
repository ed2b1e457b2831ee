import UIKit

final class RepairController: UIViewController {
  private let row = LineRow()

  func bind(_ job: RepairJob) {
    row.fill(job)
  }
}

private final class LineRow: UIView {
  let partLabel = UILabel()
  let remarkLabel = UILabel()

  func fill(_ job: RepairJob) {
    partLabel.text = job.part
    remarkLabel.text = job.remark
  }
}
