import TestKit
import Testing

@Suite("Ways to the screen: what is published")
struct PublisherTests {
  @Test("K1 What is published reaches the label it is assigned to, or that a sink writes")
  func combineAssignOn() {
    let screen = #"""
      final class SongController: UIViewController {
        let titleLabel = UILabel()
        let artistLabel = UILabel()
        let noteLabel = UILabel()
        let viewModel: SongViewModel
        var bag = Set<AnyCancellable>()
        init(viewModel: SongViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          viewModel.$name.map { $0.uppercased() }.receive(on: DispatchQueue.main)
            .assign(to: \.text, on: titleLabel).store(in: &bag)
          viewModel.$note.sink { [weak self] text in self?.noteLabel.text = text }.store(in: &bag)
          viewModel.$artist.sink { end in print(end) } receiveValue: { self.artistLabel.text = $0 }.store(in: &bag)
        }
      }
      final class SongViewModel: ObservableObject {
        @Published var name = ""
        @Published var note = ""
        @Published var artist = ""
        init(song: Song) { name = song.name; note = song.note; artist = song.artist }
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "name", "note"])
  }

  @Test("K1 What is assigned to a published property is what it holds")
  func combineAssignPublished() {
    let screen = """
      final class SongController: UIViewController {
        let titleLabel = UILabel()
        let viewModel: SongViewModel
        var bag = Set<AnyCancellable>()
        init(viewModel: SongViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          viewModel.$headline.sink { [weak self] in self?.titleLabel.text = $0 }.store(in: &bag)
        }
      }
      final class SongViewModel {
        @Published private(set) var headline: String = ""
        init(songs: AnyPublisher<Song, Never>) { songs.map { $0.name.capitalized }.assign(to: &$headline) }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["name"])
  }

  @Test("K1 Two publishers side by side are told apart")
  func combineLatest() {
    let screen = #"""
      final class SongController: UIViewController {
        let titleLabel = UILabel()
        let model: SongStore
        var bag = Set<AnyCancellable>()
        init(model: SongStore) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          Publishers.CombineLatest(model.$song, model.$other).sink { [weak self] song, other in
            self?.titleLabel.text = "\(song.name) – \(other.artist)"
          }.store(in: &bag)
          model.$song.combineLatest(model.$other).map { "\($0.note) \($1.year)" }.sink {
            self.title = $0 }.store(in: &bag)
        }
      }
      final class SongStore { @Published var song: Song; @Published var other: Song }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "name", "note", "year"])
  }

  @Test("K1 A key path that is observed is what is published")
  func kvo() {
    let screen = #"""
      final class SongController: UIViewController {
        let titleLabel = UILabel()
        let yearLabel = UILabel()
        let song: Song
        var bag = Set<AnyCancellable>()
        var token: NSKeyValueObservation?
        init(song: Song) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          song.publisher(for: \.name).sink { [weak self] in self?.titleLabel.text = $0 }.store(in: &bag)
          token = song.observe(\.year, options: [.initial, .new]) { [weak self] song, _ in
            self?.yearLabel.text = "\(song.year)"
          }
        }
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["name", "year"])
  }

  @Test("K1 RxSwift: a value is driven into the property behind rx")
  func rxDrive() {
    let screen = #"""
      final class SongController: UIViewController {
        @IBOutlet var titleLabel: UILabel!
        @IBOutlet var yearLabel: UILabel!
        @IBOutlet var artistLabel: UILabel!
        @IBOutlet var coverImageView: UIImageView!
        @IBOutlet var buyButton: UIButton!
        @IBOutlet var playSwitch: UISwitch!
        let viewModel: SongViewModel
        let bag = DisposeBag()
        init(viewModel: SongViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          viewModel.title.drive(titleLabel.rx.text).disposed(by: bag)
          viewModel.year.map { "\($0)" }.bind(to: yearLabel.rx.text).disposed(by: bag)
          viewModel.artist.asDriver(onErrorJustReturn: "").drive(onNext: {
            [weak self] name in self?.artistLabel.text = name }).disposed(by: bag)
          viewModel.cover.bind(to: coverImageView.rx.image).disposed(by: bag)
          viewModel.price.bind(to: buyButton.rx.title(for: .normal)).disposed(by: bag)
          viewModel.isLoud.bind(to: playSwitch.rx.isOn).disposed(by: bag)
          viewModel.note.bind(to: navigationItem.rx.title).disposed(by: bag)
        }
      }
      final class SongViewModel {
        let title: Driver<String>
        let year: Observable<Int>
        let artist: Observable<String>
        let cover: Observable<UIImage?>
        let price: Observable<String>
        let isLoud: Observable<Bool>
        let note: Observable<String>
        init(songs: Observable<Song>) {
          title = songs.map { $0.name }.asDriver(onErrorJustReturn: "")
          year = songs.map(\.year)
          artist = songs.map { song in song.artist }
          cover = songs.map { UIImage(named: $0.cover) }
          price = songs.map { "\($0.price)" }
          isLoud = songs.map { $0.isLoud }
          note = songs.map(\.note).distinctUntilChanged()
        }
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["artist", "cover", "isLoud", "name", "note", "price", "year"])
  }

  @Test("K1 RxSwift: a value is bound to a property of the screen itself, or to a closure with its owner")
  func rxSelfTitle() {
    let screen = #"""
      final class SongController: UIViewController {
        let song: Observable<Song>
        let bag = DisposeBag()
        let label = UILabel()
        init(song: Observable<Song>) { self.song = song; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          song.map(\.name).bind(to: rx.title).disposed(by: bag)
          song.map { NSAttributedString(string: $0.note) }.bind(to: label.rx.attributedText).disposed(by: bag)
          song.bind(with: self, onNext: { owner, song in owner.label.text = "\(song.year)" }).disposed(by: bag)
        }
      }
      """#
    #expect(SongPair.shown(legacy: screen) == ["name", "note", "year"])
  }

  @Test("K1 RxSwift: a relay holds what it accepts")
  func rxRelayVm() {
    let screen = """
      final class SongController: UIViewController {
        let titleLabel = UILabel()
        let viewModel: SongViewModel
        let bag = DisposeBag()
        init(viewModel: SongViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { viewModel.title.bind(to: titleLabel.rx.text).disposed(by: bag) }
      }
      final class SongViewModel {
        let title = BehaviorRelay<String>(value: "")
        init(song: Song) { title.accept(song.name) }
      }
      """
    #expect(SongPair.shown(legacy: screen) == ["name"])
  }

  @Test("K1 An asynchronous sequence is read like any other")
  func asyncSequence() {
    let screen = """
      final class SongController: UIViewController {
        let titleLabel = UILabel()
        let model: SongStore
        init(model: SongStore) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          Task { for await song in model.$song.values { titleLabel.text = song.name } }
        }
      }
      final class SongStore { @Published var song: Song }
      """
    #expect(SongPair.shown(legacy: screen) == ["name"])
  }
}
