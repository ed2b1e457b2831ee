extension Concert {
  var seatsText: String { "\(seats) seats" }
}
