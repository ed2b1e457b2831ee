import UIKit

final class RouteController: UIViewController {
  private let originLabel = UILabel()
  private let destinationLabel = UILabel()
  private let platformLabel = UILabel()
  var route: TrainRoute?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let route else { return }
    apply(route)
  }

  private func apply(_ route: TrainRoute) {
    originLabel.text = route.origin
    destinationLabel.text = route.destination
    platformLabel.text = "Platform " + route.platform
  }
}
