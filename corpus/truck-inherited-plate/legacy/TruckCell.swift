import UIKit

final class TruckCell: UITableViewCell {
  let plateLabel = UILabel()
  let loadLabel = UILabel()

  func configure(_ truck: FleetTruck) {
    plateLabel.text = truck.plate
    loadLabel.text = String(truck.load)
  }
}
