import SwiftUI

struct ProductScreen: View {
  let product: Domain.Product

  var body: some View {
    VStack {
      AsyncImage(url: product.mainImageURL)
      Text(product.name)
      Text(product.priceString)
      if let review = product.review {
        Text(review)
      }
      if let score = product.reviewsScore {
        Text("\(score) / 5")
      } else {
        Text("Not rated yet")
      }
    }
  }
}
