import Combine

final class FerryStation: ObservableObject {
  static let shared = FerryStation()
  @Published var pilot = ""
  let pier = "4"
}
