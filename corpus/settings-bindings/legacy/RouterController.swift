import UIKit

final class RouterController: UIViewController {
  private let nameField = UITextField()
  private let wifiSwitch = UISwitch()
  private let settings: RouterSettings

  init(settings: RouterSettings) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    nameField.text = settings.networkName
    wifiSwitch.isOn = settings.isWifiOn
  }
}
