import TestKit
import Testing

@Suite("Ways to the screen: what a screen answers the framework")
struct AnswerTests {
  @Test("S1 The title of a section is shown")
  func headerTitle() {
    let screen = #"""
      final class SongController: UITableViewController {
        var songs: [Song] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
          songs[section].artist }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
          return songs[section].note }
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
          let label = UILabel(); label.text = songs[section].cover; return label
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "s", for: indexPath)
          var content = cell.defaultContentConfiguration()
          content.text = songs[indexPath.row].name
          content.secondaryText = "\(songs[indexPath.row].year)"
          cell.contentConfiguration = content
          return cell
        }
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "name", "note", "year"])
  }

  @Test("S1 The title of a picker's row is shown")
  func pickerAnswers() {
    let screen = """
      final class SongController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        var songs: [Song] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { songs.count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
          -> String? { songs[row].name }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["name"])
  }

  @Test("S1 A title that a section chooses is a constant, and a height only decides")
  func datasourceSwitch() {
    let screen = """
      final class SongController: UITableViewController {
        var song: Song?
        enum Section: Int, CaseIterable { case info, notes }
        override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
          switch Section(rawValue: section) {
          case .info: return NSLocalizedString("Info", comment: "")
          case .notes: return "Notes"
          default: return nil
          }
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          song?.isLoud == true ? 80 : 44 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(); cell.textLabel?.text = song?.name; return cell
        }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["name"])
    #expect(SongPair.conditions(legacy: screen) == ["isLoud style"])
  }

  @Test("S1 An overridden title is shown, an overridden accessibility text is spoken")
  func overrideTitle() {
    let screen = """
      final class SongController: UIViewController {
        let song: Song
        init(song: Song) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override var title: String? { get { song.name } set {} }
        override var accessibilityLabel: String? { get { song.note } set {} }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["name", "note spoken", "note: missing (spoken-only)"])
  }
}
