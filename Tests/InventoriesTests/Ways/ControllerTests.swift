import TestKit
import Testing

@Suite("Ways to the screen: what a controller shows besides labels")
struct ControllerTests {
  @Test("S1 An alert shows its title, message and actions")
  func alert() {
    let screen = """
      final class SongController: UIViewController {
        let song: Song
        init(song: Song) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override func viewDidAppear(_ animated: Bool) {
          let alert = UIAlertController(title: song.name, message: song.note, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: song.artist, style: .default) { [weak self] _ in self?.play() })
          alert.addTextField { textField in textField.placeholder = self.song.cover }
          present(alert, animated: true)
        }
        func play() { print(song.year) }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "name", "note"])
  }

  @Test("S1 An action sheet shows what is written into it")
  func sheet() {
    let screen = """
      final class SongController: UIViewController {
        var song: Song!
        @IBAction func more(_ sender: UIButton) {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.title = song.name
          sheet.message = song.note
          for name in [song.artist] { sheet.addAction(UIAlertAction(title: name, style: .default, handler: nil)) }
          present(sheet, animated: true, completion: nil)
        }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["artist", "name", "note"])
  }

  @Test("S1 A menu shows the titles, subtitles and images of its actions")
  func menu() {
    let screen = #"""
      final class SongController: UIViewController {
        let song: Song
        let button = UIButton(type: .system)
        init(song: Song) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          let play = UIAction(title: song.name, subtitle: song.note, image: UIImage(systemName: song.cover)) {
            _ in self.play() }
          let more = UIMenu(title: song.artist, options: .displayInline, children: [play])
          button.menu = UIMenu(children: [more, UIDeferredMenuElement { done in done([UIAction(
            title: "\(self.song.year)") { _ in }]) }])
          button.showsMenuAsPrimaryAction = true
        }
        func play() {}
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "name", "note", "year"])
  }

  @Test("S1 A context menu and swipes show their actions")
  func contextMenu() {
    let screen = """
      final class SongController: UITableViewController {
        var song: Song
        init(song: Song) { self.song = song; super.init(style: .plain) }
        override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
          point: CGPoint) -> UIContextMenuConfiguration? {
          UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: self.song.name, children: [UIAction(title: self.song.note) { _ in }])
          }
        }
        override func tableView(_ tableView: UITableView,
          trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
          let action = UIContextualAction(style: .normal, title: song.artist) { _, _, done in done(true) }
          action.image = UIImage(named: song.cover)
          return UISwipeActionsConfiguration(actions: [action])
        }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "name", "note"])
  }

  @Test("S1 Bars show titles, prompts, items and views")
  func bars() {
    let screen = #"""
      final class SongController: UIViewController {
        let song: Song
        init(song: Song) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          navigationItem.title = song.name
          navigationItem.prompt = song.note
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: song.artist, style: .plain, target: self,
            action: #selector(go))
          let label = UILabel()
          label.text = "\(song.year)"
          navigationItem.titleView = label
          tabBarItem = UITabBarItem(title: song.price.formatted(), image: UIImage(named: song.cover), tag: 0)
          setToolbarItems([UIBarButtonItem(title: song.isLoud ? "L" : "Q", style: .plain, target: nil,
            action: nil)], animated: false)
        }
        @objc func go() {}
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "isLoud", "name", "note", "price", "year"])
  }

  @Test("S1 A search bar shows its texts, scopes and suggestions")
  func search() {
    let screen = #"""
      final class SongController: UIViewController, UISearchResultsUpdating {
        let song: Song
        let search = UISearchController(searchResultsController: nil)
        init(song: Song) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          search.searchBar.placeholder = song.name
          search.searchBar.text = song.note
          search.searchBar.scopeButtonTitles = [song.artist, "All"]
          search.searchBar.searchTextField.attributedPlaceholder = NSAttributedString(string: song.cover)
          search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "\(song.year)")]
        }
        func updateSearchResults(for searchController: UISearchController) {}
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "name", "note", "year"])
  }

  @Test("S1 A screen without content shows its texts, image and button")
  func unavailable() {
    let screen = """
      final class SongController: UIViewController {
        let song: Song
        init(song: Song) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          var config = UIContentUnavailableConfiguration.empty()
          config.text = song.name
          config.secondaryText = song.note
          config.button.title = song.artist
          config.image = UIImage(named: song.cover)
          contentUnavailableConfiguration = config
        }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "name", "note"])
  }

  @Test("S1 Sliders, steppers, segments and bars show their values")
  func controls() {
    let screen = """
      final class SongController: UIViewController {
        let song: Song
        let slider = UISlider(), stepper = UIStepper(), bar = UIProgressView(), pages = UIPageControl(),
          segments = UISegmentedControl(items: [])
        let date = UIDatePicker()
        init(song: Song) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          slider.value = Float(song.price)
          stepper.value = Double(song.year)
          segments.insertSegment(action: UIAction(title: song.name) { _ in }, at: 0, animated: false)
          segments.setTitle(song.note, forSegmentAt: 1)
          bar.progress = song.isLoud ? 1 : 0
        }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["isLoud", "name", "note", "price", "year"])
  }
}
