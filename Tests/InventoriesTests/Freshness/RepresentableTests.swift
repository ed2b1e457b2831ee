import Testing

/// V3: what a representable reads when it makes its view, and in no update.
@Suite struct RepresentableTests {
  private static let model = "struct Berth { var name: String; var depth: Int }\n"

  private func berthBox(_ make: String, _ update: String, more: String = "") -> [String] {
    freshRows(
      migrated: """
        struct BerthBox: UIViewRepresentable {
          let berth: Berth
          func makeUIView(context: Context) -> UILabel { \(make) }
          func updateUIView(_ label: UILabel, context: Context) { \(update) }
          \(more)
        }
        """ + "\n" + Self.model
    ).filter { $0.hasPrefix("name") }
  }

  private static let written = "let label = UILabel(); label.text = berth.name; return label"

  @Test func `V3 a value that only the making writes is stale`() {
    #expect(berthBox(Self.written, "") == ["name: stale make-only"])
  }

  @Test func `R6 a value that the update writes too follows`() {
    #expect(berthBox(Self.written, "label.text = berth.name") == ["name: matched"])
  }

  @Test func `V3 an update by a helper follows`() {
    let helper = "private func fill(_ label: UILabel) { label.text = berth.name }"
    #expect(berthBox(Self.written, "fill(label)", more: helper) == ["name: matched"])
  }

  @Test func `V3 a helper that only the making calls is no update`() {
    let helper = "private func made() -> UILabel { let label = UILabel(); label.text = berth.name; return label }"
    #expect(berthBox("made()", "", more: helper) == ["name: stale make-only"])
  }

  @Test func `V3 an update that hands the whole input on may write anything`() {
    #expect(berthBox(Self.written, "Filler.shared.fill(label, with: berth)") == ["name: matched"])
  }

  @Test func `V3 a hosted view keeps the input that it was made with`() {
    let rows = freshRows(
      migrated: """
        struct BerthPanel: UIViewControllerRepresentable {
          let berth: Berth
          func makeUIViewController(context: Context) -> UIHostingController<BerthCard> {
            UIHostingController(rootView: BerthCard(berth: berth))
          }
          func updateUIViewController(_ host: UIHostingController<BerthCard>, context: Context) {}
        }
        struct BerthCard: View { let berth: Berth; var body: some View { Text(berth.name) } }
        """ + "\n" + Self.model)
    #expect(rows.contains("name: stale make-only"))
  }

  @Test func `V3 a hosted view that is handed over again follows`() {
    let rows = freshRows(
      migrated: """
        struct BerthPanel: UIViewControllerRepresentable {
          let berth: Berth
          func makeUIViewController(context: Context) -> UIHostingController<BerthCard> {
            UIHostingController(rootView: BerthCard(berth: berth))
          }
          func updateUIViewController(_ host: UIHostingController<BerthCard>, context: Context) {
            host.rootView = BerthCard(berth: berth)
          }
        }
        struct BerthCard: View { let berth: Berth; var body: some View { Text(berth.name) } }
        """ + "\n" + Self.model)
    #expect(rows.contains("name: matched"))
  }

  @Test func `V3 a view that every pass makes anew is kept as it was first`() {
    let rows = freshRows(
      migrated: """
        struct BerthRow: View {
          let berth: Berth
          var body: some View {
            let label = UILabel()
            label.text = berth.name
            return LabelHost(label: label)
          }
        }
        struct LabelHost: UIViewRepresentable {
          let label: UILabel
          func makeUIView(context: Context) -> UILabel { label }
          func updateUIView(_ view: UILabel, context: Context) {}
        }
        """ + "\n" + Self.model)
    #expect(rows.contains("name: stale make-only"))
  }

  @Test func `V3 a hosted view that observes the model follows`() {
    let rows = freshRows(
      migrated: """
        struct QuayPanel: UIViewControllerRepresentable {
          let quay: Quay
          func makeUIViewController(context: Context) -> UIHostingController<QuayCard> {
            UIHostingController(rootView: QuayCard(quay: quay))
          }
          func updateUIViewController(_ host: UIHostingController<QuayCard>, context: Context) {}
        }
        struct QuayCard: View { @ObservedObject var quay: Quay; var body: some View { Text(quay.name) } }
        final class Quay: ObservableObject { @Published var name = "" }
        """)
    #expect(rows.contains("name: matched"))
  }
}
