import UIKit

final class PriceController: UIViewController {
  @IBOutlet private var priceLabel: UILabel!
  var kiosk: Kiosk!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    priceLabel.text = kiosk.price
  }
}

final class OrderController: UIViewController {
  let ordersLabel = UILabel()
  var kiosk: Kiosk!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ordersLabel.text = kiosk.orders
  }
}
