import SwiftUI

final class RouteScreenModel: ObservableObject {
  @Published private(set) var route: TrainRoute

  init(route: TrainRoute) {
    self.route = route
  }

  var heading: String { "\(route.origin) – \(route.destination)" }
}

struct RouteScreen: View {
  @ObservedObject var viewModel: RouteScreenModel

  var body: some View {
    Text(viewModel.heading).font(.title)
  }
}
