import SwiftUI

struct RouterScreen: View {
  @ObservedObject var settings: RouterSettings

  var body: some View {
    Form {
      TextField("Name", text: $settings.networkName)
      Toggle("Wi-Fi", isOn: $settings.isWifiOn)
    }
  }
}
