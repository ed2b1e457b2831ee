import SwiftUI

final class OvenModel: ObservableObject {
  @Published var heat = 0
}

final class StockModel: ObservableObject {
  @Published var eggs = 0
  @Published var milk = 0

  func order() { eggs += 12 }
}

struct KitchenView: View {
  @State private var order = ""
  @State private var table = 1
  @ObservedObject var stock: StockModel

  var body: some View {
    VStack {
      TextField("Order", text: $order)
      Text(order)
      TableMenu(table: Binding(get: { table }, set: { table = $0 }))
      KitchenBell { print("ready") }
      OvenView(oven: OvenModel())
      KitchenSign(text: "Open")
      KitchenLamp()
      EggShelf(stock: stock)
      Button("Buy") { stock.order() }
    }
  }
}

struct TableMenu: View {
  @Binding var table: Int

  var body: some View { Text("\(table)") }
}

struct KitchenBell: View {
  let ring: () -> Void

  var body: some View { Button("Ring", action: ring) }
}

struct OvenView: View {
  @ObservedObject var oven: OvenModel

  var body: some View { Text("\(oven.heat)") }
}

struct KitchenSign: View {
  let text: String

  var body: some View { Text(text) }
}

struct KitchenLamp: View {
  @Environment(\.self) private var surroundings

  var body: some View { Text(surroundings.locale.identifier) }
}

struct EggShelf: View {
  @ObservedObject var stock: StockModel

  var body: some View { Text("\(stock.eggs)") }
}
