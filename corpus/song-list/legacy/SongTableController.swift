import UIKit

final class SongTableController: UITableViewController {
  var songs: [SongEntry] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    let song = songs[indexPath.row]
    cell.textLabel?.text = song.name
    cell.detailTextLabel?.text = song.artist
    return cell
  }
}
