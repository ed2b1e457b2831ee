import TestKit
import Testing

@Suite("Ways to the screen: what comes in a closure")
struct CallbackTests {
  @Test("K2 A closure kept in a property has parameters of the types that the property declares")
  func closureCallback() {
    let screen = """
      final class SongController: UIViewController {
        let titleLabel = UILabel()
        let viewModel: SongViewModel
        init(viewModel: SongViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          viewModel.onChange = { [weak self] song in self?.titleLabel.text = song.name }
          viewModel.load()
        }
      }
      final class SongViewModel {
        var onChange: ((Song) -> Void)?
        private let store: SongStore
        init(store: SongStore) { self.store = store }
        func load() { store.fetch { song in self.onChange?(song) } }
      }
      protocol SongStore { func fetch(_ done: @escaping (Song) -> Void) }
      """
    #expect(SongPair.shown(legacy: screen) == ["name"])
  }

  @Test("K2 What an observer of a property writes is what the property holds")
  func notificationDidset() {
    let screen = """
      final class SongController: UIViewController {
        let titleLabel = UILabel()
        var song: Song? { didSet { render() } }
        private func render() { guard let song else { return }; titleLabel.text = song.name }
        override func viewDidLoad() { withObservationTracking { titleLabel.text = song?.note } onChange: { } }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["name", "note"])
  }

  @Test("K2 A closure handed to a function of the tree is given what the function hands it")
  func genericWith() {
    let screen = """
      final class SongController: UIViewController {
        let song: Song
        let noteLabel = UILabel()
        init(song: Song) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          with(noteLabel) { $0.text = song.note }
          configure(UIImageView()) { $0.image = UIImage(named: song.cover) }
        }
      }
      func with<T>(_ value: T, _ body: (T) -> Void) { body(value) }
      func configure<T>(_ value: T, using body: (inout T) throws -> Void) rethrows -> T {
        var value = value
        try body(&value)
        return value
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["cover", "note"])
  }

  @Test("K2 Each element with its place is still the element")
  func enumeratedLoop() {
    let screen = #"""
      final class SongController: UIViewController {
        let stack = UIStackView()
        let labels: [UILabel] = []
        var songs: [Song] = []
        func render() {
          for (index, song) in songs.enumerated() {
            let label = UILabel()
            label.text = "\(index) \(song.name)"
            stack.addArrangedSubview(label)
          }
          songs.enumerated().forEach { index, song in labels[index].text = song.note }
          zip(songs, labels).forEach { song, label in label.text = song.artist }
          for (song, label) in zip(songs, labels) { label.text = "\(song.year)" }
          if let first = songs.first { title = first.cover }
        }
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "name", "note", "year"])
  }

  @Test("K2 A member is read of one of the sorted elements without a name between")
  func sortedElement() {
    let screen = """
      final class SongController: UIViewController {
        var songs: [Song] = []
        func render() { navigationItem.title = songs.sorted { $0.year < $1.year }.first?.name }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["name"])
  }

  @Test("K2 A method that the tree adds to a view's superclass belongs to the view")
  func viewExtension() {
    let screen = """
      final class SongController: UIViewController {
        let label = UILabel()
        let button = UIButton()
        func bind(_ song: Song) {
          label.show(song.name)
          button.caption(song.note)
        }
      }
      extension UILabel { func show(_ text: String) { self.text = text } }
      extension UIView { func caption(_ text: String) { let l = UILabel(); l.text = text; addSubview(l) } }
      """
    #expect(SongPair.shown(legacy: screen) == ["name", "note"])
  }
}
