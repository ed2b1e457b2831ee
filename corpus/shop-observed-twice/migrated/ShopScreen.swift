import SwiftUI

final class Basket: ObservableObject {
  @Published var itemCount = 0
}

struct ShopScreen: View {
  let basket: Basket

  var body: some View {
    VStack {
      ProductGrid()
      BasketBadge(basket: basket)
      CheckoutBar(basket: basket)
    }
  }
}

struct ProductGrid: View {
  var body: some View { Text("Products") }
}

struct BasketBadge: View {
  @ObservedObject var basket: Basket

  var body: some View { Text("\(basket.itemCount)") }
}

struct CheckoutBar: View {
  @ObservedObject var basket: Basket

  var body: some View { Text("Pay for \(basket.itemCount)") }
}
