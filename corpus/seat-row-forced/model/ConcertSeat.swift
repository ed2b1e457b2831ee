struct ConcertSeat {
  let block: String
  let row: Int?
}
