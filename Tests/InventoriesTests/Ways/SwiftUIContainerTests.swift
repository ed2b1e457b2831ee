import TestKit
import Testing

@Suite("Ways to the screen: what SwiftUI's containers show")
struct SwiftUIContainerTests {
  @Test("S1 Grids show their rows, also by index or with a place")
  func grid() {
    let screen = #"""
      struct SongScreen: View {
        let songs: [Song]
        let columns = [GridItem(.adaptive(minimum: 80))]
        var body: some View {
          ScrollView {
            LazyVGrid(columns: columns, spacing: 8) { ForEach(songs, id: \.name) { song in VStack {
              Text(song.name); Text(song.note) } } }
            Grid { ForEach(songs.indices, id: \.self) { index in GridRow { Text(songs[index].artist);
              Divider() } } }
            ForEach(Array(songs.enumerated()), id: \.offset) { index, song in Text("\(index) \(song.year)") }
            ForEach(0..<songs.count) { i in Image(songs[i].cover) }
          }
        }
      }
      """#
    #expect(SongPair.shown(migrated: screen) == ["artist", "cover", "name", "note", "year"])
  }

  @Test("S1 A modifier or a style of the tree shows what it is given")
  func modifier() {
    let screen = """
      struct SongScreen: View {
        let song: Song
        var body: some View {
          Spacer().modifier(Titled(title: song.name)).noted(song.note).badged { Text(song.artist) }
          Button("x") { }.buttonStyle(Plain(caption: song.cover))
        }
      }
      struct Titled: ViewModifier {
        let title: String
        func body(content: Content) -> some View { VStack { Text(title); content } }
      }
      struct Noted: ViewModifier {
        var note: String
        func body(content: Content) -> some View { content.overlay(alignment: .top) { Text(note) } }
      }
      extension View {
        func noted(_ text: String) -> some View { modifier(Noted(note: text)) }
        func badged<B: View>(@ViewBuilder _ badge: () -> B) -> some View { overlay(badge()) }
      }
      struct Plain: ButtonStyle {
        let caption: String
        func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text(caption) } }
      }
      """
    #expect(SongPair.shown(migrated: screen) == ["artist", "cover", "name", "note"])
  }

  @Test("S1 A container of the tree shows what its closures build")
  func container() {
    let screen = #"""
      struct SongScreen: View {
        let song: Song
        let songs: [Song]
        var body: some View {
          Card(title: song.name) { Text(song.note) } footer: { Text(song.artist) }
          Rows(items: songs) { item in Text("\(item.year)") }
          Wrapper { Image(song.cover) }
        }
      }
      struct Card<Content: View, Footer: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        @ViewBuilder let footer: () -> Footer
        var body: some View { VStack { Text(title); content(); footer() } }
      }
      struct Rows<Item, Row: View>: View {
        let items: [Item]
        let row: (Item) -> Row
        init(items: [Item], @ViewBuilder row: @escaping (Item) -> Row) { self.items = items; self.row = row }
        var body: some View { ForEach(items.indices, id: \.self) { row(items[$0]) } }
      }
      struct Wrapper<Content: View>: View {
        var content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding() }
      }
      """#
    #expect(SongPair.shown(migrated: screen) == ["artist", "cover", "name", "note", "year"])
  }

  @Test("S1 Readers, lists, links and erased views show what stands in them")
  func closures() {
    let screen = #"""
      struct SongScreen: View {
        let song: Song
        var body: some View {
          List(children) { row in Text(row.title) }
          GeometryReader { proxy in Text(song.name).frame(width: proxy.size.width) }
          ScrollViewReader { _ in Text(song.note) }
          TimelineView(.everyMinute) { context in Text(song.artist) }
          ViewThatFits { Text("\(song.year)"); EmptyView() }
          AnyView(Image(song.cover))
          DisclosureGroup { Text(song.price.formatted()) } label: { Text("x") }
        }
        struct Row: Identifiable { let id: Int; let title: String }
        var children: [Row] { [Row(id: 0, title: song.isLoud ? "a" : "b")] }
      }
      """#
    #expect(SongPair.shown(migrated: screen) == ["artist", "cover", "isLoud", "name", "note", "price", "year"])
  }

  @Test("S1 Overlays, backgrounds, insets and menus are shown")
  func safeArea() {
    let screen = #"""
      struct SongScreen: View {
        let song: Song
        var body: some View {
          Text(song.name)
            .overlay(Text(song.note), alignment: .top)
            .background(Image(song.cover))
            .safeAreaInset(edge: .bottom) { Text(song.artist) }
            .swipeActions { Button("\(song.year)") { } }
            .contextMenu { Button(song.price.formatted()) { } }
            .searchable(text: .constant(""), prompt: song.isLoud ? "a" : "b")
            .navigationBarItems(leading: Text("x"), trailing: Text("y"))
        }
      }
      """#
    #expect(SongPair.shown(migrated: screen) == ["artist", "cover", "isLoud", "name", "note", "price", "year"])
  }

  @Test("S1 A method that the tree adds to every view shows what it is given")
  func viewExtension() {
    let screen = """
      struct SongScreen: View {
        let song: Song
        var body: some View {
          VStack { Text(song.name) }.padding().noted(song.note)
          Text("x").font(.body).noted(song.artist)
        }
      }
      extension View { func noted(_ text: String) -> some View { overlay(Text(text)) } }
      """
    #expect(SongPair.shown(migrated: screen) == ["artist", "name", "note"])
  }
}
