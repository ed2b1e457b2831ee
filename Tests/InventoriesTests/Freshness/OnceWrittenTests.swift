import Testing

/// V3: what a controller writes once while its model can change.
@Suite struct OnceWrittenTests {
  private func pier(_ model: String, held: String = "let pier: Pier", _ body: String) -> [String] {
    freshRows(
      legacy: """
        final class PierController: UIViewController {
          let nameLabel = UILabel()
          \(held)
          \(body)
        }
        \(model)
        """)
  }

  private static let changing = "final class Pier { var name = \"\" }"
  private static let loaded = "override func viewDidLoad() { super.viewDidLoad(); nameLabel.text = pier.name }"

  @Test func `V3 an object's member that can change is stale`() {
    #expect(pier(Self.changing, Self.loaded) == ["name: stale written-once"])
  }

  @Test func `V3 what a helper of the loading writes is stale`() {
    let body = "override func viewDidLoad() { fill() }\nprivate func fill() { nameLabel.text = pier.name }"
    #expect(pier(Self.changing, body) == ["name: stale written-once"])
  }

  @Test(arguments: ["final class Pier { let name: String }", "struct Pier { let name: String }"])
  func `V3 a model that can not change can not be stale`(model: String) {
    #expect(pier(model, Self.loaded) == ["name: matched"])
  }

  @Test func `V3 a value that was handed over before is no proven copy`() {
    #expect(pier("struct Pier { var name: String }", held: "var pier: Pier", Self.loaded) == ["name: matched"])
  }

  @Test(arguments: [
    "override func viewWillAppear(_ animated: Bool) { nameLabel.text = pier.name }",
    "@objc func pierChanged() { nameLabel.text = pier.name }",
  ])
  func `R6 one showing that may follow is enough`(again: String) {
    #expect(pier(Self.changing, Self.loaded + "\n" + again) == ["name: matched"])
  }

  @Test(arguments: [
    "@objc func changed() { fill() }", "func start() { observer.onChange = fill }",
    "func start() { NotificationCenter.default.addObserver(self, selector: #selector(fill), name: .x, object: nil) }",
  ])
  func `V3 a helper that others run too may follow`(other: String) {
    let body = "override func viewDidLoad() { fill() }\n@objc func fill() { nameLabel.text = pier.name }\n" + other
    #expect(pier(Self.changing, body) == ["name: matched"])
  }

  @Test func `V3 what a publisher tells follows`() {
    let body = "override func viewDidLoad() { pier.$name.sink { [weak self] in self?.nameLabel.text = $0 } }"
    #expect(pier("final class Pier: ObservableObject { @Published var name = \"\" }", body) == ["name: matched"])
  }

  @Test func `V3 a text that the user edits is a draft`() {
    let rows = freshRows(
      legacy: """
        final class PierEditor: UIViewController {
          let nameField = UITextField()
          let pier: Pier
          override func viewDidLoad() { nameField.text = pier.name }
        }
        final class Pier { var name = "" }
        """)
    #expect(rows == ["name: matched"])
  }

  @Test func `V3 a guard by an equality that leaves the member out is stale`() {
    let rows = freshRows(
      legacy: """
        final class CrateView: UIView {
          let label = UILabel()
          var crate = Crate(id: 0, name: "") {
            didSet {
              guard crate != oldValue else { return }
              label.text = crate.name
            }
          }
        }
        struct Crate: Equatable {
          let id: Int
          var name: String
          static func == (one: Crate, other: Crate) -> Bool { one.id == other.id }
        }
        """)
    #expect(rows.contains("name: stale partial-equality"))
  }
}
