struct SpecialOffer {
  var heading: String
  var terms: String?
  var isNew: Bool
  var code: String
}
