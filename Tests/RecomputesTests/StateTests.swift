import Testing

/// State, bindings and what is handed down: facts 2 to 5 and 17.
struct StateTests {
  @Test func `3 State that a body reads runs it, whoever else stands around`() {
    let found = Recomputed(
      """
      struct Pond: View { var body: some View { VStack { Duck(); Reed() } } }
      struct Duck: View {
        @State private var quacks = 0
        var body: some View { Text("\\(quacks)") }
      }
      struct Reed: View { var body: some View { Text("reed") } }
      """)
    #expect(found.tree == "Pond(Duck Reed)")
    #expect(found["quacks"] == "Duck own")
  }

  @Test func `3 A projection is no read, nor is what an action does`() {
    let found = Recomputed(
      """
      struct Lamp: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Toggle("lamp", isOn: $isOn)
            Button("off") { if isOn { isOn = false } }
          }
        }
      }
      """)
    #expect(found["isOn"] == "-")
  }

  @Test func `3 What runs on appearing, on a change or with a gesture is no read, what it waits for is`() {
    let found = Recomputed(
      """
      struct Map2: View {
        @State private var zoom = 1.0
        @State private var start = 1.0
        @State private var seen = 0
        @State private var names: [String] = []
        @State private var word = ""
        var body: some View {
          VStack { ForEach(names.filter { $0 == word }) { name in Text(name) } }
            .onAppear { Task { if seen == 0 { seen += 1 } } }
            .onChange(of: zoom) { print(start) }
            .gesture(MagnifyGesture().onChanged { value in zoom = start * value })
        }
      }
      """)
    #expect(found["zoom"] == "Map2 own")
    #expect(found["start"] == "-")
    #expect(found["seen"] == "-")
    #expect(found["names"] == "Map2 own")
    #expect(found["word"] == "Map2 own")
  }

  @Test func `3 State that only a sheet reads runs nobody`() {
    let found = Recomputed(
      """
      struct Shelf: View {
        @State private var book = ""
        @State private var opens = false
        var body: some View { Text("shelf").sheet(isPresented: $opens) { Text(book) } }
      }
      """)
    #expect(found["book"] == "-")
    #expect(found["opens"] == "-")
  }

  @Test func `4 The view that reads a binding runs, the one that hands it on does not`() {
    let found = Recomputed(
      """
      struct Deck: View { @State private var depth = 1; var body: some View { Rail(depth: $depth) } }
      struct Rail: View { @Binding var depth: Int; var body: some View { Gauge2(depth: $depth) } }
      struct Gauge2: View { @Binding var depth: Int; var body: some View { Text("\\(depth)") } }
      """)
    #expect(found.tree == "Deck(Rail(Gauge2))")
    #expect(found["depth"] == "Gauge2 ancestor")
  }

  @Test func `4 A binding of a getter is read by whoever builds it`() {
    let found = Recomputed(
      """
      struct Deck: View {
        @State private var depth = 1
        var half: Binding<Int> { Binding(get: { depth / 2 }, set: { depth = $0 * 2 }) }
        var body: some View { Rail(depth: half) }
      }
      struct Rail: View { @Binding var depth: Int; var body: some View { Text("\\(depth)") } }
      """)
    #expect(found["depth"] == "Deck own, Rail ancestor")
    #expect(found.findings == ["note never-equal-input Rail.depth 4"])
  }

  @Test func `2 A property is found by its type as by its wrapper`() {
    let found = Recomputed(
      """
      struct Deck: View { @State private var depth = 1; var body: some View { Rail(depth: $depth) } }
      struct Rail: View { let depth: Binding<Int>; var body: some View { Text("\\(depth.wrappedValue)") } }
      """)
    #expect(found["depth"] == "Rail ancestor")
  }

  @Test func `17 A computed view and a helper share their owner's reads, with what they are handed`() {
    let found = Recomputed(
      """
      struct Board: View {
        @State private var score = 0
        @State private var name = ""
        private var head: some View { Text(title()) }
        private func title() -> String { "score " + String(score) }
        @ViewBuilder private func foot(_ text: String) -> some View { Plate(text: text) }
        var body: some View { VStack { head; foot(name) } }
      }
      struct Plate: View { let text: String; var body: some View { Text(text) } }
      """)
    #expect(found.tree == "Board(Plate)")
    #expect(found["score"] == "Board own")
    #expect(found["name"] == "Board own, Plate ancestor")
  }

  @Test func `5 State begins with an input and does not follow it`() {
    let found = Recomputed(
      """
      struct Form2: View { @State private var name = ""; var body: some View { Text(name); Field(start: name) } }
      struct Field: View {
        @State private var draft: String
        init(start: String) { _draft = State(initialValue: start) }
        var body: some View { Text(draft) }
      }
      """)
    #expect(found["name"] == "Form2 own")
    #expect(found["draft"] == "Field own")
  }

  @Test func `Two views of one type keep state of one name each`() {
    let found = Recomputed(
      """
      struct Board: View { var body: some View { HStack { Card(); Card() } } }
      struct Card: View { @State private var taps = 0; var body: some View { Tag(taps: taps) } }
      struct Tag: View { let taps: Int; var body: some View { Text("\\(taps)") } }
      """)
    #expect(found.tree == "Board(Card(Tag) Card#2(Tag#2))")
    #expect(found["Card.taps"] == "Card own, Tag ancestor")
    #expect(found["Card#2.taps"] == "Card#2 own, Tag#2 ancestor")
  }

  @Test func `A value that several views keep in one place outside is one key`() {
    let found = Recomputed(
      """
      struct Page: View { var body: some View { VStack { Large(); Small() } } }
      struct Large: View { @AppStorage("size") private var size = 1; var body: some View { Text("\\(size)") } }
      struct Small: View { @AppStorage("size") private var size = 1; var body: some View { Text("\\(size)") } }
      """)
    #expect(found["size"] == "Large own, Small own")
  }

  @Test func `What a root is given is unmeasured`() {
    let found = Recomputed("struct Page: View { let title: String; var body: some View { Text(title) } }")
    #expect(found["title"] == "Page unmeasured")
  }

  @Test func `An initialiser hands its parameters to the properties`() {
    let found = Recomputed(
      """
      struct Page: View { @State private var size = 1; var body: some View { Box(of: size + 1) } }
      struct Box: View {
        private let width: Int
        init(of size: Int) { width = size * 2 }
        var body: some View { Text("\\(width)") }
      }
      """)
    #expect(found["size"] == "Page own, Box ancestor")
  }
}
