import Testing

/// V3: state that was made from an input, and how it keeps up.
@Suite struct StateTests {
  private func card(_ members: String, _ body: String = "Text(name)", more: String = "") -> [String] {
    freshRows(
      migrated: """
        struct CrewCard: View {
          \(members)
          var body: some View { \(body) }
        }
        struct Crew { var name: String; var rank: String }
        \(more)
        """
    ).filter { $0.hasPrefix("name") }
  }

  private static let seeded = """
    @State private var name: String
    init(crew: Crew) { _name = State(initialValue: crew.name) }
    """
  private static let kept = "let crew: Crew\n@State private var name = \"\""

  @Test func `V3 state made from an input is stale`() {
    #expect(card(Self.seeded) == ["name: stale seeded-once"])
    #expect(card("@State var crew: Crew", "Text(crew.name)") == ["name: stale seeded-once"])
  }

  @Test(arguments: ["TextField(\"\", text: $name)", "NameEditor(name: $name)"])
  func `V3 state that is handed on to be edited is a draft`(control: String) {
    #expect(card(Self.seeded, "VStack { Text(name); \(control) }") == ["name: matched"])
  }

  @Test func `V3 state that a tap writes is the view's own`() {
    #expect(card(Self.seeded, "VStack { Text(name); Button(\"x\") { name = \"\" } }") == ["name: matched"])
  }

  @Test func `V3 state begins anew where the identity is made from the input`() {
    let made = "struct CrewPage: View { let crew: Crew; var body: some View { CrewCard(crew: crew)"
    #expect(card(Self.seeded, more: made + ".id(crew.name) } }") == ["name: matched"])
    #expect(card(Self.seeded, more: made + " } }") == ["name: stale seeded-once"])
  }

  @Test(arguments: [".onAppear { name = crew.name }", ".task { name = crew.name }", ".onAppear(perform: load)"])
  func `V3 what is loaded when the view appears is stale`(load: String) {
    let helper = load.contains("load") ? "\nprivate func load() { name = crew.name }" : ""
    let rows = card(Self.kept + helper, "Text(name)" + load)
    #expect(rows == ["name: stale load-not-keyed"])
  }

  @Test(arguments: [
    ".task(id: crew.name) { name = crew.name }", ".onChange(of: crew, initial: true) { name = crew.name }",
  ])
  func `V3 what is loaded for each input follows`(load: String) {
    #expect(card(Self.kept, "Text(name)" + load) == ["name: matched"])
  }

  @Test func `V3 a key that only counts says less than the input`() {
    let rows = freshRows(
      migrated: """
        struct CrewList: View {
          let crews: [Crew]
          @State private var name = ""
          var body: some View { Text(name).task(id: crews.count) { name = crews.first?.name ?? "" } }
        }
        struct Crew { var name: String }
        """)
    #expect(rows.contains("name: stale load-not-keyed"))
  }

  @Test func `V3 what follows only on screen is stale, and what the view reads again as it appears is not`() {
    let seeded = "let crew: Crew\n" + Self.seeded.replacing("{ _name", with: "{ self.crew = crew; _name")
    let change = ".onChange(of: crew.name) { name = crew.name }"
    #expect(card(seeded, "Text(name)" + change) == ["name: stale on-screen-only"])
    #expect(card(seeded, "Text(name)" + change + ".onAppear { name = crew.name }") == ["name: matched"])
  }

  @Test func `V3 an object that the view keeps is made from the first input`() {
    let rows = freshRows(
      migrated: """
        struct CrewPhoto: View {
          let crew: Crew
          @StateObject private var loader: Loader
          init(crew: Crew) {
            self.crew = crew
            _loader = StateObject(wrappedValue: Loader(file: crew.photo))
          }
          var body: some View { VStack { Text(crew.name); Image(loader.file) } }
        }
        final class Loader: ObservableObject { @Published var file: String; init(file: String) { self.file = file } }
        struct Crew { var name: String; var photo: String }
        """)
    #expect(rows.contains("name: matched"))
  }

  @Test func `V3 state that only a sheet reads is late the first time`() {
    let rows = freshRows(
      migrated: """
        struct CrewBoard: View {
          let crews: [Crew]
          @State private var chosen: Crew?
          @State private var shows = false
          var body: some View {
            Button("") { chosen = crews.first; shows = true }
              .sheet(isPresented: $shows) { Text(chosen?.name ?? "") }
          }
        }
        struct Crew { var name: String }
        """)
    #expect(rows.contains("name: stale late-sheet-read"))
  }
}
