import UIKit

final class BoatListController: UITableViewController {
  var boats: [BOTBoat] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    boats.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath)
    guard let cell = cell as? BOTCell else { return cell }
    let boat = boats[indexPath.row]
    cell.show(boat)
    cell.mastText = boat.mast
    cell.sailLabel.text = boat.sail
    cell.setCrewText(BOTCell.text(forCrew: boat.crew), animated: false)
    return cell
  }
}
