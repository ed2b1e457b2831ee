import TestKit
import Testing

@Suite("Ways to the screen: where a view's values come from")
struct SourceTests {
  @Test("K5 Observed, owned, injected and bound objects are sources")
  func sources() {
    let screen = #"""
      struct SongScreen: View {
        @ObservedObject var store: SongStore
        @StateObject private var player = Player()
        @EnvironmentObject var session: Session
        @Environment(Library.self) private var library
        @Bindable var editor: Editor
        @Binding var bound: Song
        var body: some View {
          Text(store.song.name)
          Text(player.current?.note ?? "")
          Text(session.song.artist)
          Text("\(library.song.year)")
          TextField("", text: $editor.song.cover)
          Toggle("", isOn: $bound.isLoud)
        }
      }
      final class SongStore: ObservableObject { @Published var song: Song }
      final class Player: ObservableObject { @Published var current: Song? }
      final class Session: ObservableObject { @Published var song: Song }
      @Observable final class Library { var song: Song }
      @Observable final class Editor { var song: Song }
      """#
    #expect(SongPair.shown(migrated: screen) == ["artist", "cover", "isLoud", "name", "note", "year"])
  }

  @Test("K5 What a query fetches is a source")
  func fetch() {
    let screen = #"""
      struct SongScreen: View {
        @FetchRequest(sortDescriptors: []) private var songs: FetchedResults<Song>
        @Query(sort: \Song.name) private var others: [Song]
        var body: some View {
          List { ForEach(songs) { song in Text(song.name) } }
          ForEach(others) { Text($0.note) }
        }
      }
      """#
    #expect(SongPair.shown(migrated: screen) == ["name", "note"])
  }

  @Test("K5 What an observable object is given by a publisher or a task is what it holds")
  func mvvm() {
    let screen = #"""
      struct SongScreen: View {
        @ObservedObject var viewModel: ScreenModel
        var body: some View { Text(viewModel.heading); Text(viewModel.remark); Text(viewModel.since) }
      }
      final class ScreenModel: ObservableObject {
        @Published var heading = ""
        @Published private(set) var remark: String = ""
        @Published var since = ""
        init(store: Store) {
          store.songs.map { $0.name }.assign(to: &$heading)
          store.songs.map(\.note).receive(on: RunLoop.main).sink { [weak self] in self?.remark = $0 }.store(
            in: &bag)
          Task { @MainActor in let song = await store.song(); self.since = "\(song.year)" }
        }
      }
      protocol Store { var songs: AnyPublisher<Song, Never> { get }; func song() async -> Song }
      """#
    #expect(SongPair.shown(migrated: screen) == ["name", "note", "year"])
  }

  @Test("K5 State that is written from outside shows what is written")
  func onreceive() {
    let screen = """
      struct SongScreen: View {
        let store: Store
        @State private var title = ""
        @State private var song: Song?
        var body: some View {
          Text(title).onReceive(store.names) { title = $0.name }
          if let song { Text(song.note) }
          Color.clear.task { song = await store.load() }
        }
      }
      protocol Store { var names: AnyPublisher<Song, Never> { get }; func load() async -> Song }
      """
    #expect(SongPair.shown(migrated: screen) == ["name", "note"])
  }
}
