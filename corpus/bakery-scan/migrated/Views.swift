import SwiftUI

struct Shelf: View {
  let loaf: Loaf

  var body: some View { Text(loaf.flour) }
}

struct Counter: View {
  let loaf: Loaf

  var body: some View { Text(loaf.weight) }
}

struct Thermometer: View {
  let oven: Oven

  var body: some View { Text(oven.heat) }
}

// uyum:pair TicketController
struct Receipt: View {
  let ticket: Ticket

  var body: some View { Text(ticket.customer) }
}

struct Stub: View {
  let ticket: Ticket

  var body: some View { Text(ticket.customer) }
}
