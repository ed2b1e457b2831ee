import UIKit

final class ConcertCell: UITableViewCell {
  let titleLabel = UILabel()
  let conductorLabel = UILabel()
  let hallLabel = UILabel()
  let noteLabel = UILabel()
  let soloistLabel = UILabel()
  let doorsLabel = UILabel()
  let mottoLabel = UILabel()
  let ticketsLabel = UILabel()
  let seatsLabel = UILabel()
  let linkLabel = UILabel()
  let composerLabel = UILabel()
  let encoreLabel = UILabel()
  let dateLabel = UILabel()
  private let formatter = DateFormatter()

  func show(_ concert: Concert) {
    titleLabel.text = concert.title
    conductorLabel.text = concert.conductor
    hallLabel.text = concert.hall ?? "Main hall"
    if let note = concert.note {
      noteLabel.text = note
    }
    soloistLabel.text = "With \(concert.soloist)"
    doorsLabel.text = formatter.string(from: concert.doorsOpen!)
    mottoLabel.text = concert.motto
    ticketsLabel.text = concert.isSoldOut ? "Sold out" : "Tickets left"
    seatsLabel.text = concert.seatsText
    linkLabel.text = concert.urlText
    composerLabel.text = concert.composer.uppercased()
    encoreLabel.text = concert.encore
    dateLabel.text = concert.dateText()
  }
}
