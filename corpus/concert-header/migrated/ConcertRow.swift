import SwiftUI

struct ConcertRow: View {
  let concert: Concert

  var body: some View {
    VStack(alignment: .leading) {
      Text(concert.title)
      if let conductor = concert.conductor {
        Text(conductor)
      }
      Text(concert.hall ?? "Main hall")
      if let note = concert.note {
        Text(note)
      }
      if let soloist = concert.soloist {
        Text("With \(soloist)")
      }
      if let doorsOpen = concert.doorsOpen {
        Text(doorsOpen, style: .time)
      }
      Text(concert.motto)
      Text(concert.isSoldOut ? "Sold out" : "Tickets left")
      Text(concert.seatsText)
      Text(concert.composer ?? "")
      Text(concert.encore)
      Text(concert.dateText() ?? "")
    }
  }
}
