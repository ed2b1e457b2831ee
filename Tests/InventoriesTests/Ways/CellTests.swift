import TestKit
import Testing

@Suite("Ways to the screen: what cells show")
struct CellTests {
  @Test("S1 A list cell shows its content configuration and the text of an accessory")
  func listContentVariants() {
    let screen = """
      final class SongCell: UICollectionViewListCell {
        var song: Song? { didSet { setNeedsUpdateConfiguration() } }
        override func updateConfiguration(using state: UICellConfigurationState) {
          var content = UIListContentConfiguration.subtitleCell().updated(for: state)
          content.text = song?.name
          content.secondaryText = song?.note
          content.image = song.map { UIImage(named: $0.cover) } ?? nil
          content.textProperties.color = .red
          contentConfiguration = content
          accessories = [.label(text: song?.artist ?? ""), .disclosureIndicator()]
        }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "name", "note"])
  }

  @Test("S1 A content configuration of the tree carries values to its view")
  func customContentConfig() {
    let screen = """
      final class SongCell: UICollectionViewListCell {
        var song: Song?
        override func updateConfiguration(using state: UICellConfigurationState) {
          var content = SongContent()
          content.name = song?.name
          content.note = song?.note
          contentConfiguration = content
        }
      }
      struct SongContent: UIContentConfiguration {
        var name: String?
        var note: String?
        func makeContentView() -> UIView & UIContentView { SongContentView(configuration: self) }
        func updated(for state: UIConfigurationState) -> SongContent { self }
      }
      final class SongContentView: UIView, UIContentView {
        let nameLabel = UILabel()
        let noteLabel = UILabel()
        var configuration: UIContentConfiguration { didSet { apply() } }
        init(configuration: SongContent) { self.configuration = configuration; super.init(frame: .zero); apply() }
        private func apply() {
          guard let content = configuration as? SongContent else { return }
          nameLabel.text = content.name
          noteLabel.text = content.note
        }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["name", "note"])
  }

  @Test("S1 A cell's and a header's registration fill what they are given")
  func registration() {
    let screen = """
      final class SongController: UIViewController {
        let collectionView: UICollectionView
        private lazy var dataSource = makeDataSource()
        var songs: [Song] = []
        init(view: UICollectionView) { collectionView = view; super.init(nibName: nil, bundle: nil) }
        func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Song> {
          let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Song> { cell, indexPath,
            song in
            var content = cell.defaultContentConfiguration()
            content.text = song.name
            content.secondaryText = song.note
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
          }
          let header = UICollectionView.SupplementaryRegistration<SongHeader>(
            elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, kind, indexPath in
            view.label.text = self?.songs[indexPath.section].artist
          }
          let source = UICollectionViewDiffableDataSource<Int, Song>(collectionView: collectionView) {
            collectionView, indexPath, song in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: song)
          }
          source.supplementaryViewProvider = { view, kind,
            indexPath in view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath) }
          return source
        }
        func show() {
          var snapshot = NSDiffableDataSourceSnapshot<Int, Song>()
          snapshot.appendSections([0])
          snapshot.appendItems(songs)
          dataSource.apply(snapshot, animatingDifferences: true)
        }
      }
      final class SongHeader: UICollectionReusableView { let label = UILabel() }
      """
    #expect(SongPair.shown(legacy: screen) == ["artist", "name", "note"])
  }

  @Test("S1 A registration kept in a property fills the cell")
  func registrationMember() {
    let screen = """
      final class SongController: UIViewController {
        let collectionView: UICollectionView
        private let rowRegistration = UICollectionView.CellRegistration<SongCell, Song> { cell, _,
          song in cell.show(song) }
        var dataSource: UICollectionViewDiffableDataSource<Int, Song>!
        init(view: UICollectionView) { collectionView = view; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          dataSource = .init(collectionView: collectionView) { [unowned self] view, path, song in
            view.dequeueConfiguredReusableCell(using: self.rowRegistration, for: path, item: song)
          }
        }
      }
      final class SongCell: UICollectionViewCell {
        let nameLabel = UILabel()
        func show(_ song: Song) { nameLabel.text = song.name }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["name"])
  }

  @Test("S1 A data source answers the item at a place")
  func itemIdentifier() {
    let screen = """
      final class SongController: UIViewController, UITableViewDelegate {
        let tableView = UITableView()
        var source: UITableViewDiffableDataSource<Int, Song>!
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let label = UILabel()
          guard let song = source.itemIdentifier(for: IndexPath(row: 0, section: section)) else { return nil }
          label.text = song.artist
          return label
        }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["artist"])
  }

  @Test("S1 A cell provider may look its item up")
  func diffableId() {
    let screen = """
      final class SongController: UIViewController {
        let tableView = UITableView()
        var songs: [String: Song] = [:]
        private var dataSource: UITableViewDiffableDataSource<Int, String>?
        override func viewDidLoad() {
          dataSource = UITableViewDiffableDataSource(tableView: tableView, cellProvider: { [weak self] tableView,
            indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath) as? SongCell
            cell?.nameLabel.text = self?.songs[id]?.name
            return cell
          })
        }
      }
      final class SongCell: UITableViewCell { let nameLabel = UILabel() }
      """
    #expect(SongPair.shown(legacy: screen) == ["name"])
  }
}
