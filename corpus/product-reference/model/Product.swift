import Foundation

enum SwiftModel {
  struct Product: Decodable {
    let productId: Int
    let name: String
    let review: String?
    let price: Double
    let manufacturer: String
    let imageUrl: String?
    let reviewsScore: Float
  }
}

enum Domain {
  struct Shop {
    let name: String
  }

  struct Product {
    let productId: Int
    let name: String
    let review: String?
    let price: Double
    let manufacturer: String
    let imageUrl: String?
    let reviewsScore: Float?
    var shop: Shop?

    var priceString: String {
      price.formatted(.currency(code: "EUR"))
    }

    var mainImageURL: URL? {
      imageUrl.flatMap { URL(string: $0) }
    }
  }
}

extension Domain.Product {
  init(product: OldProduct) {
    productId = product.productId.intValue
    name = product.name
    review = product.review
    price = product.price.doubleValue
    manufacturer = product.manufacturer
    imageUrl = product.imageUrl
    reviewsScore = product.reviewsScore?.floatValue
  }

  init(model: SwiftModel.Product) {
    productId = model.productId
    name = model.name
    review = model.review
    price = model.price
    manufacturer = model.manufacturer
    imageUrl = model.imageUrl
    reviewsScore = model.reviewsScore
  }
}
