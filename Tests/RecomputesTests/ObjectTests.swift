import Testing

/// Observed objects and the environment: facts 6 to 11 and 18.
struct ObjectTests {
  @Test func `6 Whatever of an object is published runs every view that subscribes to it, and no other`() {
    let found = Recomputed(
      """
      final class Shop: ObservableObject { @Published var name = ""; @Published var open = false; var cache = 0 }
      struct Street: View {
        @StateObject private var shop = Shop()
        var body: some View { Sign(shop: shop); Door(shop: shop) }
      }
      struct Sign: View { @ObservedObject var shop: Shop; var body: some View { Text(shop.name) } }
      struct Door: View { let shop: Shop; var body: some View { Text("\\(shop.cache)") } }
      """)
    #expect(found["name"] == "Street observed, Sign observed")
    #expect(found["open"] == "Street observed, Sign observed")
    #expect(found["cache"] == "-")
    #expect(found.findings == ["warning observed-not-read Street.shop 3", "note observed-too-broad Sign.shop 6"])
  }

  @Test func `7 An object in a plain property is not subscribed to`() {
    let found = Recomputed(
      """
      final class Shop: ObservableObject { @Published var name = "" }
      struct Sign: View { let shop: Shop; var body: some View { Text(shop.name) } }
      """)
    #expect(found["name"] == "-")
  }

  @Test func `6 A value of a model's member that is handed down keeps its storage's cause`() {
    let found = Recomputed(
      """
      final class Shop: ObservableObject { @Published var name = "" }
      struct Street: View { @ObservedObject var shop: Shop; var body: some View { Sign(text: shop.name); Lamp() } }
      struct Sign: View { let text: String; var body: some View { Text(text) } }
      struct Lamp: View { var body: some View { Text("lamp") } }
      """)
    #expect(found["name"] == "Street observed, Sign observed")
  }

  @Test func `9 A tracked object runs who reads the member, by whatever route`() {
    let found = Recomputed(
      """
      @Observable final class Diary {
        var title = ""
        var pages = 0
        var mood = ""
        var summary: String { "\\(pages) pages" }
        static let shared = Diary()
      }
      struct Desk: View {
        @State private var diary = Diary()
        var body: some View { Cover(diary: diary); Count(diary: diary); Mood() }
      }
      struct Cover: View { let diary: Diary; var body: some View { Text(diary.title) } }
      struct Count: View { let diary: Diary; var body: some View { Text(diary.summary) } }
      struct Mood: View { var body: some View { Text(Diary.shared.mood) } }
      """)
    #expect(found["title"] == "Cover observed")
    #expect(found["pages"] == "Count observed")
    #expect(found["mood"] == "Mood observed")
    #expect(found.findings == [])
  }

  @Test func `10 An ignored member, a plain class's and one that nobody reads run nobody`() {
    let found = Recomputed(
      """
      @Observable final class Diary { var title = ""; @ObservationIgnored var draft = "" }
      final class Ink { var colour = "" }
      struct Cover: View {
        let diary: Diary
        let ink: Ink
        var body: some View { Text(diary.draft); Text(ink.colour) }
      }
      """)
    #expect(found["draft"] == "-")
    #expect(found["colour"] == "-")
    #expect(found["title"] == "-")
  }

  @Test func `11 A row that reads a tracked element runs alone`() {
    let found = Recomputed(
      """
      @Observable final class Song { var name = "" }
      @Observable final class Album { var songs: [Song] = [] }
      struct Songs: View {
        let album: Album
        var body: some View { List(album.songs) { song in Text(song.name) } }
      }
      """)
    #expect(found["songs"] == "Songs observed")
    #expect(found["name"] == "-")
    let change = found.report.changes.first { $0.key == "name" }
    #expect(change?.rows == [0])
  }

  @Test func `11 State that a row reads is the view's`() {
    let found = Recomputed(
      """
      struct Songs: View {
        @State private var chosen = 0
        let ids: [Int]
        var body: some View { ForEach(ids) { id in Row(isChosen: id == chosen) } }
      }
      struct Row: View { let isChosen: Bool; var body: some View { Text(isChosen ? "x" : "") } }
      """)
    #expect(found["chosen"] == "Songs own, Row ancestor")
  }

  @Test func `18 A view depends on the key that it asks for, or on all`() {
    let found = Recomputed(
      """
      struct Any1: View { @Environment(\\.self) private var all; var body: some View { Text(all.locale.identifier) } }
      struct Locale1: View { @Environment(\\.locale) var locale; var body: some View { Text(locale.identifier) } }
      struct Dark: View { @Environment(\\.colorScheme) var scheme; var body: some View { Text("\\(scheme)") } }
      """)
    #expect(found["locale"] == "Any1 environment, Locale1 environment")
    #expect(found["colorScheme"] == "Any1 environment, Dark environment")
    #expect(found.findings == ["note environment-too-broad Any1.all 1"])
  }

  @Test func `18 A value that a view above puts into the environment rests on that view's state`() {
    let found = Recomputed(
      """
      struct Page: View {
        @State private var accent = 1
        var body: some View {
          VStack { VStack { Tile() }.environment(\\.accent, accent); Bare() }
        }
      }
      struct Tile: View { @Environment(\\.accent) var accent; var body: some View { Text("\\(accent)") } }
      struct Bare: View { @Environment(\\.accent) var accent; var body: some View { Text("\\(accent)") } }
      """)
    #expect(found["Page.accent"] == "Page own, Tile ancestor")
    #expect(found["Environment.accent"] == "Tile environment, Bare environment")
  }

  @Test func `An object of the environment is observed`() {
    let found = Recomputed(
      """
      final class Shop: ObservableObject { @Published var name = "" }
      @Observable final class Till { var sum = 0 }
      struct Sign: View {
        @EnvironmentObject var shop: Shop
        @Environment(Till.self) private var till
        var body: some View { Text(shop.name + "\\(till.sum)") }
      }
      """)
    #expect(found["name"] == "Sign observed")
    #expect(found["sum"] == "Sign observed")
    #expect(found.findings == [])
  }

  @Test func `A binding to a model's member is read where its value is`() {
    let found = Recomputed(
      """
      @Observable final class Till { var sum = 0 }
      struct Counter: View { @Bindable var till: Till; var body: some View { Field(sum: $till.sum) } }
      struct Field: View { @Binding var sum: Int; var body: some View { Text("\\(sum)") } }
      """)
    #expect(found["sum"] == "Field observed")
  }
}
