struct EventTicketRecord: Decodable {
  var title: String
  var seat: String
}

struct EventTicket {
  var title: String
  var seat: String
}
