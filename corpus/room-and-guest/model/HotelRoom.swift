struct HotelRoom {
  var number: String
  var floor: Int
}

struct StayingGuest {
  var surname: String
}
