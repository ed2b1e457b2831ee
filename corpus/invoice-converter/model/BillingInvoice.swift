final class StoredInvoice {
  let number: String
  let total: Double

  init(number: String, total: Double) {
    self.number = number
    self.total = total
  }
}

struct BillingInvoice {
  let number: String
  let total: Double

  init(stored: StoredInvoice) {
    number = stored.number
    total = stored.total
  }
}
