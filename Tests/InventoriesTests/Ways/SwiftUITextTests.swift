import TestKit
import Testing

@Suite("Ways to the screen: what SwiftUI's views show")
struct SwiftUITextTests {
  @Test("S1 An alert and a dialog show title, message and buttons")
  func alert() {
    let screen = #"""
      struct SongScreen: View {
        let song: Song
        @State private var asks = false
        var body: some View {
          Color.clear
            .alert(song.name, isPresented: $asks) { Button(song.artist) { } } message: { Text(song.note) }
            .confirmationDialog("\(song.year)", isPresented: $asks, titleVisibility: .visible) {
              Button("\(song.price)", role: .destructive) { } }
        }
      }
      """#
    #expect(SongPair.shown(migrated: screen) == ["artist", "name", "note", "price", "year"])
  }

  @Test("S1 An alert for an item shows the item")
  func alertPresenting() {
    let screen = """
      struct SongScreen: View {
        @State var chosen: Song?
        @State private var asks = false
        var body: some View {
          Color.clear.alert("Play?", isPresented: $asks, presenting: chosen) { song in Button(song.name) {
            } } message: { song in Text(song.note) }
        }
      }
      """
    #expect(SongPair.shown(migrated: screen) == ["name", "note"])
  }

  @Test("S1 A toolbar, a title and a menu are shown")
  func toolbar() {
    let screen = #"""
      struct SongScreen: View {
        let song: Song
        var body: some View {
          NavigationStack { List { Text(song.name) } }
            .navigationTitle(song.artist)
            .toolbar {
              ToolbarItem(placement: .principal) { Text(song.note) }
              ToolbarItemGroup(placement: .bottomBar) { Button { } label: { Image(systemName: song.cover) } }
              ToolbarItem { Menu { Button("\(song.year)") { } } label: { Label(song.price.formatted(),
                systemImage: "x") } }
            }
        }
      }
      """#
    #expect(SongPair.shown(migrated: screen) == ["artist", "cover", "name", "note", "price", "year"])
  }

  @Test("S1 Labeled content, a gauge, a section's header and footer are shown")
  func labeled() {
    let screen = """
      struct SongScreen: View {
        let song: Song
        var body: some View {
          Form {
            LabeledContent("Name", value: song.name)
            LabeledContent { Text(song.note) } label: { Text("Note") }
            LabeledContent("Year", value: song.year, format: .number)
            Gauge(value: song.price, in: 0...10) { Text(song.artist) } currentValueLabel: { Text("x") }
            Section { Text("x") } header: { Text(song.cover) } footer: { if song.isLoud { Text("loud") } else {
              Text("quiet") } }
          }
        }
      }
      """
    #expect(SongPair.shown(migrated: screen) == ["artist", "cover", "isLoud", "name", "note", "price", "year"])
  }

  @Test("S1 A screen without content shows its texts, image and buttons")
  func unavailable() {
    let screen = #"""
      struct SongScreen: View {
        let song: Song
        var body: some View {
          Group {
            ContentUnavailableView(song.name, systemImage: song.cover, description: Text(song.note))
            ContentUnavailableView { Label(song.artist, systemImage: "x") } description: {
              Text("\(song.year)") } actions: { Button(song.price.formatted()) { } }
          }
        }
      }
      """#
    #expect(SongPair.shown(migrated: screen) == ["artist", "cover", "name", "note", "price", "year"])
  }

  @Test("S1 A styled text shows what it is made of")
  func attributed() {
    let screen = #"""
      struct SongScreen: View {
        let song: Song
        private var styled: AttributedString {
          var text = AttributedString(song.name)
          text.font = .headline
          text.append(AttributedString(song.note))
          if let range = text.range(of: "x") { text[range].foregroundColor = .red }
          return text
        }
        var body: some View {
          Text(styled) + Text(song.artist).bold()
          Text("\(song.year, format: .number) – \(Text(song.cover))")
          Text(try! AttributedString(markdown: song.price.description))
        }
      }
      """#
    #expect(SongPair.shown(migrated: screen) == ["artist", "cover", "name", "note", "price", "year"])
  }

  @Test("S1 Libraries load images")
  func imageLibs() {
    let screen = #"""
      struct SongScreen: View {
        let song: Song
        var body: some View {
          KFImage(URL(string: song.cover)).placeholder { Text(song.name) }.resizable()
          KFImage.url(URL(string: song.note)!).fade(duration: 0.2)
          WebImage(url: URL(string: song.artist)) { image in image.resizable() } placeholder: {
            Text("\(song.year)") }
          LazyImage(url: URL(string: song.price.description)) { state in if let image = state.image {
            image.resizable() } }
        }
      }
      """#
    #expect(SongPair.shown(migrated: screen) == ["artist", "cover", "name", "note", "price", "year"])
  }
}
