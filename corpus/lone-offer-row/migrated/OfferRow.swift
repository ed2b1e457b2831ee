import SwiftUI

struct OfferRow: View {
  let offer: SpecialOffer

  var body: some View {
    VStack {
      Text(offer.heading)
      if let terms = offer.terms { Text(terms) }
      if offer.isNew { Image(systemName: "sparkles") }
    }
  }
}
