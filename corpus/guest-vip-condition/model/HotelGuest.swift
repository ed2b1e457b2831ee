struct HotelGuest {
  var name: String
  var isVip: Bool
}
