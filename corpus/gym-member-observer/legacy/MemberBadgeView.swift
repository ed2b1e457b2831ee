import UIKit

final class MemberBadgeView: UIView {
  private let nameLabel = UILabel()
  private let planLabel = UILabel()

  var member: GymMember? {
    didSet {
      nameLabel.text = member?.name
      planLabel.text = member?.plan
    }
  }
}
