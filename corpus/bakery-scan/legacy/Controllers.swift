import UIKit

final class LoafController: UIViewController {
  let flourLabel = UILabel()
  let weightLabel = UILabel()

  func show(_ loaf: Loaf) {
    flourLabel.text = loaf.flour
    weightLabel.text = loaf.weight
  }
}

final class OvenController: UIViewController {
  let heatLabel = UILabel()

  func show(_ oven: Oven) { heatLabel.text = oven.heat }
}

final class TicketController: UIViewController {
  let customerLabel = UILabel()

  func show(_ ticket: Ticket) { customerLabel.text = ticket.customer }
}
