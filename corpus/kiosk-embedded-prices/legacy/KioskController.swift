import UIKit

final class KioskController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var hoursLabel: UILabel!
  @IBOutlet private var noteLabel: UILabel!
  var kiosk: Kiosk!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    nameLabel.text = kiosk.name
    hoursLabel.text = kiosk.hours
    noteLabel.text = kiosk.note
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? PriceController)?.kiosk = kiosk
    (segue.destination as? OrderController)?.kiosk = kiosk
  }

  @IBAction func back(toKiosk segue: UIStoryboardSegue) {}
}
