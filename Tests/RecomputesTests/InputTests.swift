import Testing

/// Inputs on an ancestor's pass: facts 13 to 16, and the findings about them.
struct InputTests {
  @Test func `14 A closure never compares equal, a value does`() {
    let found = Recomputed(
      """
      struct Till: View {
        @State private var sum = 0
        var body: some View {
          Text("\\(sum)")
          Key(label: "1") { sum += 1 }
          Plate(label: "till")
        }
      }
      struct Key: View {
        let label: String
        let press: () -> Void
        var body: some View { Button(label, action: press) }
      }
      struct Plate: View { let label: String; var body: some View { Text(label) } }
      """)
    #expect(found["sum"] == "Till own, Key input")
    #expect(found.findings == ["note never-equal-input Key.press 5"])
  }

  @Test func `14 A view that says itself when it is equal is not run for a closure`() {
    let found = Recomputed(
      """
      struct Till: View {
        @State private var sum = 0
        var body: some View { Text("\\(sum)"); Key(label: "1") { sum += 1 }.equatable() }
      }
      struct Key: View, Equatable {
        let label: String
        let press: () -> Void
        static func == (a: Key, b: Key) -> Bool { a.label == b.label }
        var body: some View { Button(label, action: press) }
      }
      """)
    #expect(found["sum"] == "Till own")
    #expect(found.findings == [])
  }

  @Test func `14 What runs for an input runs in turn what it makes with one`() {
    let found = Recomputed(
      """
      struct Till: View {
        @State private var sum = 0
        var body: some View { Text("\\(sum)"); Pad { sum += 1 } }
      }
      struct Pad: View { let press: () -> Void; var body: some View { Key(press: press) } }
      struct Key: View { let press: () -> Void; var body: some View { Button("1", action: press) } }
      """)
    #expect(found["sum"] == "Till own, Pad input, Key input")
  }

  @Test func `15 An object by reference is the same while it changes`() {
    let found = Recomputed(
      """
      @Observable final class Feed { var moved = false; var title = "" }
      struct Page: View {
        let feed: Feed
        var body: some View { Head(feed: feed); if feed.moved { Text("moved") } }
      }
      struct Head: View { let feed: Feed; var body: some View { Text(feed.title) } }
      """)
    #expect(found["moved"] == "Page observed")
    #expect(found["title"] == "Head observed")
  }

  @Test func `An object that a body makes is another one on every pass`() {
    let found = Recomputed(
      """
      final class Face: ObservableObject { @Published var image = "" }
      struct Mail: View {
        @State private var opens = false
        var body: some View { Text(opens ? "1" : "0"); Avatar(face: Face()) }
      }
      struct Avatar: View { @ObservedObject var face: Face; var body: some View { Image(face.image) } }
      struct Kept: View {
        @StateObject private var face: Face
        init(_ face: Face) { _face = StateObject(wrappedValue: face) }
        var body: some View { Image(face.image) }
      }
      struct Loose: View { @ObservedObject var face = Face(); var body: some View { Image(face.image) } }
      """)
    #expect(found["opens"] == "Mail own, Avatar input")
    #expect(found.findings == ["warning unowned-model Avatar.face 4", "warning unowned-model Loose.face 12"])
  }

  @Test func `A view of a view's brackets stands in that view, and is given what the maker has`() {
    let found = Recomputed(
      """
      struct Page: View {
        @State private var title = ""
        var body: some View { Frame { Head(title: title) } }
      }
      struct Frame<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
      }
      struct Head: View { let title: String; var body: some View { Text(title) } }
      """)
    #expect(found.tree == "Page(Frame(Head))")
    #expect(found["title"] == "Page own, Frame ancestor, Head ancestor")
  }

  @Test func `What is presented is a root, and below its presenter all the same`() {
    let found = Recomputed(
      """
      struct Page: View {
        @State private var name = ""
        @State private var opens = false
        var body: some View { Text("page").sheet(isPresented: $opens) { Editor(name: $name) } }
      }
      struct Editor: View { @Binding var name: String; var body: some View { Text(name) } }
      """)
    #expect(found.tree == "Page Editor<-Page")
    #expect(found["name"] == "Editor ancestor")
  }

  @Test func `What is tapped to open a screen stands in the view, what it opens is a root`() {
    let found = Recomputed(
      """
      struct Page: View {
        @State private var name = ""
        var body: some View {
          NavigationLink(value: name) { Row(text: name) }
          NavigationLink(destination: Far(text: name)) { Near(text: name) }
        }
      }
      struct Row: View { let text: String; var body: some View { Text(text) } }
      struct Near: View { let text: String; var body: some View { Text(text) } }
      struct Far: View { let text: String; var body: some View { Text(text) } }
      """)
    #expect(found.tree == "Page(Row Near) Far<-Page")
  }

  @Test func `Views that make one another end`() {
    let found = Recomputed(
      """
      struct Branch: View { let depth: Int; var body: some View { if depth > 0 { Leaf(depth: depth - 1) } } }
      struct Leaf: View { let depth: Int; var body: some View { Branch(depth: depth) } }
      """)
    #expect(found.tree == "Branch(Leaf(Branch#2))")
  }
}
