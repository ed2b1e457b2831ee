import TestKit
import Testing

@Suite("Ways to the screen: what is set up in place")
struct SetUpTests {
  @Test("S1 A button shows its configuration, also what an update writes into it")
  func buttonConfig() {
    let screen = #"""
      final class SongController: UIViewController {
        let song: Song
        let button = UIButton()
        init(song: Song) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          var config = UIButton.Configuration.filled()
          config.title = song.name
          config.subtitle = song.note
          config.image = UIImage(systemName: song.cover)
          button.configuration = config
          let other = UIButton(configuration: .plain(), primaryAction: UIAction(title: song.artist) { _ in })
          view.addSubview(other)
          button.configurationUpdateHandler = { [unowned self] button in
            button.configuration?.attributedTitle = AttributedString("\(self.song.year)")
          }
        }
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "name", "note", "year"])
  }

  @Test("S1 Libraries load images into image views and buttons")
  func imageLibs() {
    let screen = #"""
      final class SongCell: UITableViewCell {
        @IBOutlet var coverImageView: UIImageView!
        @IBOutlet var otherImageView: UIImageView!
        @IBOutlet var thirdImageView: UIImageView!
        @IBOutlet var buyButton: UIButton!
        func bind(_ song: Song) {
          coverImageView.kf.setImage(with: URL(string: song.cover), placeholder: UIImage(named: song.note),
            options: nil)
          otherImageView.sd_setImage(with: URL(string: song.name), placeholderImage: nil)
          Nuke.loadImage(with: URL(string: song.artist)!, options: .shared, into: thirdImageView)
          buyButton.kf.setImage(with: URL(string: "\(song.year)"), for: .normal)
          KF.url(URL(string: song.price.description)).placeholder(nil).set(to: thirdImageView)
        }
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "name", "note", "price", "year"])
  }

  @Test("S1 A data source of its own fills the cells")
  func collectionDataSourceObject() {
    let screen = """
      final class SongController: UIViewController {
        let tableView = UITableView()
        let source = SongSource()
        var songs: [Song] = [] { didSet { source.songs = songs; tableView.reloadData() } }
        override func viewDidLoad() { tableView.dataSource = source }
      }
      final class SongSource: NSObject, UITableViewDataSource {
        var songs: [Song] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath) as! SongCell
          cell.configure(with: songs[indexPath.row])
          return cell
        }
      }
      final class SongCell: UITableViewCell {
        @IBOutlet private var nameLabel: UILabel!
        func configure(with song: Song) { nameLabel.text = song.name }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["name"])
  }

  @Test("S1 A data source that a view model holds fills the cells")
  func heldDataSource() {
    let screen = """
      final class SongController: UIViewController {
        private let viewModel: SongViewModel
        let tableView = UITableView()
        init(viewModel: SongViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { tableView.dataSource = viewModel.source }
      }
      final class SongViewModel {
        let source: SongSource
        init(song: Song) { source = SongSource(song: song) }
      }
      final class SongSource: NSObject {
        private let song: Song
        init(song: Song) { self.song = song }
        private func fill(_ cell: SongCell) { cell.nameLabel.text = song.name }
      }
      extension SongSource: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
          switch cell {
          case let cell as SongCell: fill(cell)
          default: break
          }
          return cell
        }
      }
      final class SongCell: UITableViewCell { @IBOutlet var nameLabel: UILabel! }
      """
    #expect(SongPair.shown(legacy: screen) == ["name"])
  }

  @Test("S1 A collection's cells and headers are filled where they are dequeued")
  func collectionDelegate() {
    let screen = """
      final class SongController: UIViewController, UICollectionViewDataSource {
        let collectionView: UICollectionView
        var sections: [[Song]] = []
        init(view: UICollectionView) { collectionView = view; super.init(nibName: nil, bundle: nil) }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          sections[section].count }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "song", for: indexPath)
          if let cell = cell as? SongCell { cell.song = sections[indexPath.section][indexPath.item] }
          return cell
        }
        func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
          at path: IndexPath) -> UICollectionReusableView {
          let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h",
            for: path) as! SongHeader
          header.titleLabel.text = sections[path.section].first?.artist
          return header
        }
      }
      final class SongCell: UICollectionViewCell {
        @IBOutlet weak var nameLabel: UILabel!
        var song: Song? { didSet { nameLabel.text = song?.name } }
      }
      final class SongHeader: UICollectionReusableView { let titleLabel = UILabel() }
      """
    #expect(SongPair.shown(legacy: screen) == ["artist", "name"])
  }

  @Test("S1 A cell hosts SwiftUI's views")
  func hostingConfig() {
    let screen = """
      final class SongController: UITableViewController {
        var songs: [Song] = []
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "s", for: indexPath)
          let song = songs[indexPath.row]
          cell.contentConfiguration = UIHostingConfiguration { SongRow(song: song); Text(song.note) }
          return cell
        }
      }
      struct SongRow: View { let song: Song; var body: some View { Text(song.name) } }
      """
    #expect(SongPair.shown(legacy: screen) == ["name", "note"])
  }

  @Test("S1 A styled text shows what it is made of")
  func attributed() {
    let screen = #"""
      final class SongCell: UITableViewCell {
        let label = UILabel()
        let view = UITextView()
        func bind(_ song: Song) {
          let text = NSMutableAttributedString(string: song.name)
          text.append(NSAttributedString(string: song.note))
          text.addAttribute(.link, value: song.cover, range: NSRange(location: 0, length: 1))
          label.attributedText = text
          var styled = AttributedString(song.artist)
          styled.font = .body
          styled += AttributedString("\(song.year)")
          view.attributedText = NSAttributedString(styled)
          view.textStorage.append(NSAttributedString(string: song.price.formatted()))
        }
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "name", "note", "price", "year"])
  }

  @Test("S1 A view set up in a closure shows what the closure writes")
  func thenBuilders() {
    let screen = #"""
      final class SongController: UIViewController {
        let song: Song
        lazy var nameLabel = UILabel().then { $0.text = song.name; $0.numberOfLines = 0 }
        lazy var artistLabel: UILabel = { let l = UILabel(); l.text = self.song.artist; return l }()
        let priceLabel = UILabel()
        init(song: Song) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          view.addSubview(nameLabel)
          nameLabel.snp.makeConstraints { make in make.edges.equalToSuperview() }
          let year = UILabel().with { label in label.text = "\(self.song.year)" }
          view.addSubview(year)
          UIView.animate(withDuration: 0.2) { self.priceLabel.text = self.song.price.formatted() }
          DispatchQueue.main.async { self.title = self.song.isLoud ? "!" : "" }
        }
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "isLoud", "name", "price", "year"])
  }
}
