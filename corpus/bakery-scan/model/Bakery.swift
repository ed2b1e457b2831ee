struct Loaf {
  var flour: String
  var weight: String
}

struct Oven {
  var heat: String
}

struct Ticket {
  var customer: String
}
