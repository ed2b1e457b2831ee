import UIKit

final class ProfileCardView: UIView {
  private let nameLabel = UILabel()
  private let cityLabel = UILabel()

  var nameText: String? {
    get { nameLabel.text }
    set { nameLabel.text = newValue }
  }

  var cityText = "" {
    didSet { cityLabel.text = cityText }
  }
}

final class ProfileController: UIViewController {
  private let card = ProfileCardView()

  func display(_ profile: MemberProfile) {
    card.nameText = profile.name
    card.cityText = profile.city
  }
}
