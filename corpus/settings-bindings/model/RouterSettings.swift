import Combine

final class RouterSettings: ObservableObject {
  @Published var networkName = ""
  @Published var isWifiOn = false
}
