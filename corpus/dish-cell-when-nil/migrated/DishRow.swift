import SwiftUI

struct DishRow: View {
  let dish: DSHDish

  var body: some View {
    VStack {
      Text(dish.name)
      if let origin = dish.origin {
        Text(origin)
      }
      if let note = dish.note {
        Text(note)
      }
      Text(dish.spice ?? "mild")
      Text(dish.wine ?? "Water")
      if let chef = dish.chef {
        Text(chef)
      }
      if let season = dish.season {
        Text("in \(season)")
      }
      if let allergens = dish.allergens {
        Text(allergens)
      }
    }
  }
}
