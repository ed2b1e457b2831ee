import SwiftUI

struct TicketScreen: View {
  let ticket: EventTicket

  var body: some View {
    Text(ticket.title)
  }
}
