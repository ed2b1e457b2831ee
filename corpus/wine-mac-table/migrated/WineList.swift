import SwiftUI

struct WineList: View {
  let wines: [WNEWine]

  var body: some View {
    List(wines, id: \.name) { wine in
      HStack {
        Image(wine.labelName)
        Text(wine.name)
        Text(wine.grower)
        Text(wine.region)
        Text(wine.story)
        Text(wine.grape)
        Text(wine.shelf)
        ProgressView(value: wine.ripeness)
      }
    }
  }
}
