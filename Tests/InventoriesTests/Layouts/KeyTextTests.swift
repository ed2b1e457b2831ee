import Layouts
import Testing

@testable import Inventories

@Suite("Keys of string tables that the user sees, and texts that are compared by them")
struct KeyTextTests {
  private let table = ["en.lproj/Localizable.strings": "\"port.none\" = \"No port\";\n\"Port\" = \"Port\";\n"]

  private func screen(_ text: String, _ more: String = "") -> DressedScreen {
    DressedScreen(
      """
      import SwiftUI
      struct Trip { var port: String? }
      struct TripRow: View {
        let trip: Trip
        \(more)
        var body: some View { \(text) }
      }
      """, tables: table)
  }

  @Test(arguments: [
    ("Text(trip.port ?? \"port.none\")", ["TripRow.port Screens.swift:6"]),
    ("Text(\"port.none\"); Text(trip.port ?? \"\")", []),
    ("Text(trip.port == nil ? \"port.none\" : \"Port\")", []),
    ("Text(trip.port ?? String(localized: \"port.none\"))", []),
    ("Text(trip.port ?? NSLocalizedString(\"port.none\", comment: \"\"))", []),
    ("Text(trip.port ?? \"Port\")", []),
    ("Text(trip.port ?? \"port.other\")", []),
    ("Text(trip.port ?? none.translated)", []),
    ("Text(name); Text(trip.port ?? \"\")", []),
    ("Image(systemName: trip.port ?? \"port.none\")", []),
  ])
  func `A key is shown where a value of the type of texts holds it, and looked up where it stands itself`(
    text: String, expected: [String]
  ) {
    let more = "let none = \"port.none\"; let name: LocalizedStringKey = \"port.none\""
    let screen = screen(text, more)
    #expect(screen.findings(.printsKey) == expected)
  }

  @Test(arguments: [
    ("Text(key)", 1), ("Text(LocalizedStringKey(key))", 0), ("Text(NSLocalizedString(key, comment: \"\"))", 0),
    ("Text(other)", 0),
  ])
  func `A key that a property of the screen's own holds is shown where the property is`(text: String, count: Int) {
    let screen = screen("\(text); Text(trip.port ?? \"\")", "let key = \"port.none\"; let other = \"port.other\"")
    #expect(screen.findings(.printsKey).count == count)
  }

  @Test(arguments: ["struct Trip {", "struct TripRow: View {"])
  func `V3 A comment with a reason silences a shown key at its model and at its screen`(front: String) {
    let swift = """
      import SwiftUI
      struct Trip { var port: String? }
      struct TripRow: View {
        let trip: Trip
        var body: some View { Text(trip.port ?? "port.none") }
      }
      """
    #expect(DressedScreen(swift, tables: table).findings(.printsKey) == ["TripRow.port Screens.swift:5"])
    let silenced = DressedScreen(
      swift.replacing(front, with: "// uyum:ignore port - the desk reads keys\n" + front), tables: table)
    #expect(silenced.report.screens.map(\.name) == ["TripRow"])
    #expect(silenced.findings(.printsKey) == [])
    #expect(silenced.findings(.ignoresNothing) == [])
  }

  @Test func `A key that the other half of the pair looks up is a key without a table as well`() {
    let screen = DressedScreen(
      """
      import SwiftUI
      import UIKit
      struct Lock { var code: String? }
      final class LockController: UIViewController {
        let codeLabel = UILabel()
        func show(_ lock: Lock) { codeLabel.text = lock.code ?? NSLocalizedString("lock.open", comment: "") }
      }
      struct LockScreen: View {
        let lock: Lock
        var body: some View { Text(lock.code ?? "lock.open") }
      }
      """)
    #expect(screen.report.pairs.count == 1)
    #expect(screen.findings(.printsKey) == ["LockScreen.code Screens.swift:10"])
  }

  @Test func `A label of UIKit shows a key that is written into it`() {
    let screen = DressedScreen(
      """
      import UIKit
      final class PortController: UIViewController {
        let portLabel = UILabel()
        override func viewDidLoad() { portLabel.text = "port.none" }
      }
      struct Trip { var port: String }
      final class TripController: UIViewController {
        let portLabel = UILabel()
        var trip: Trip!
        override func viewDidLoad() { portLabel.text = trip.port.isEmpty ? "port.none" : trip.port }
      }
      """, tables: table)
    #expect(screen.findings(.printsKey) == ["TripController.port Screens.swift:10"])
  }

  @Test func `C5 A constant of both halves is the same by its key and by its text`() {
    let screen = DressedScreen(
      """
      import SwiftUI
      import UIKit
      struct Lock { var code: String }
      final class LockController: UIViewController {
        @IBOutlet var codeLabel: UILabel!
        @IBOutlet var hintLabel: UILabel!
        var lock: Lock!
        override func viewDidLoad() { codeLabel.text = lock.code }
      }
      struct LockScreen: View {
        let lock: Lock
        var body: some View {
          Text(lock.code)
          Text("port.none")
        }
      }
      """,
      layouts: [
        "Lock.storyboard": DressedScreen.scene(
          "LockController", "<label text=\"No port\" id=\"hintLabel-1\"/>\n<label text=\"Ask\" id=\"a\"/>",
          connections: DressedScreen.outlets("hintLabel"))
      ], tables: table)
    #expect(screen.report.pairs.flatMap(\.constants).map(\.value) == ["Ask"])
  }

  @Test(arguments: [
    ("en.lproj/Lock.strings", "\"a.text\" = \"No port\";\n", [String]()),
    ("en.lproj/Lock.strings", "\"b.text\" = \"No port\";\n", ["Draft"]),
    (
      "Lock.xcstrings",
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a.text\": {\"localizations\": {\"en\": "
        + "{\"stringUnit\": {\"value\": \"No port\"}}}}}}", []
    ),
  ])
  func `C5 A document's text is the same by its key in the document's own table`(
    path: String, text: String, expected: [String]
  ) {
    let screen = DressedScreen(
      """
      import SwiftUI
      import UIKit
      struct Lock { var code: String }
      final class LockController: UIViewController {
        let codeLabel = UILabel()
        var lock: Lock!
        override func viewDidLoad() { codeLabel.text = lock.code }
      }
      struct LockScreen: View {
        let lock: Lock
        var body: some View {
          Text(lock.code)
          Text("port.none")
        }
      }
      """,
      layouts: [
        "Base.lproj/Lock.storyboard": DressedScreen.scene("LockController", "<label text=\"Draft\" id=\"a\"/>")
      ],
      tables: table.merging([path: text]) { $1 })
    #expect(screen.report.pairs.flatMap(\.constants).map(\.value) == expected)
  }

  @Test(arguments: [
    ("NSLocalizedString(\"port.none\", comment: \"\")", "\"No port\"", [String]()),
    ("\"No port\"", "\"port.none\"", []),
    ("NSLocalizedString(\"port.none\", comment: \"\")", "\"port.none\"", []),
    ("NSLocalizedString(\"port.none\", comment: \"\")", "\"port.some\"", ["port.none"]),
    ("\"No port\"", "\"Port\"", ["No port"]),
  ])
  func `C5 Constants of code are the same by key and by text, in either half`(
    legacy: String, migrated: String, expected: [String]
  ) {
    let screen = DressedScreen(
      """
      import SwiftUI
      import UIKit
      struct Lock { var code: String }
      final class LockController: UIViewController {
        let codeLabel = UILabel()
        let hintLabel = UILabel()
        var lock: Lock!
        override func viewDidLoad() {
          codeLabel.text = lock.code
          hintLabel.text = \(legacy)
        }
      }
      struct LockScreen: View {
        let lock: Lock
        var body: some View {
          Text(lock.code)
          Text(\(migrated))
        }
      }
      """, tables: table)
    #expect(screen.report.pairs.flatMap(\.constants).map(\.value) == expected)
  }

  @Test(arguments: [
    "// uyum:ignore port - the desk reads keys\nimport SwiftUI",
    "/* uyum:ignore port - the desk reads keys */\n\n// A trip.\nimport SwiftUI\nimport Foundation",
    "/*\n uyum:ignore port - the desk reads keys\n*/\nimport SwiftUI\n/* A trip. */",
  ])
  func `V3 A comment above the imports is about the first type below them, in either form`(head: String) {
    let swift = """
      struct Trip { var port: String? }
      struct TripRow: View {
        let trip: Trip
        var body: some View { Text(trip.port ?? "port.none") }
      }
      """
    let silenced = DressedScreen(head + "\n" + swift, tables: table)
    #expect(silenced.findings(.printsKey) == [])
    #expect(silenced.findings(.ignoresNothing) == [])
  }

  @Test func `P1 A comment for a pair that stands at no screen is told as that`() {
    let swift = """
      import SwiftUI
      struct Trip { var port: String? }
      struct TripRow: View { let trip: Trip; var body: some View { Text(trip.port ?? "") } }
      // uyum:pair TripRow
      """
    let problems = DressedScreen(swift).report.problems
    #expect(problems.map(\.code) == [.noScreen])
    #expect(problems.map(\.line) == [4])
  }

  @Test func `C5 A document's text has its key in the document's own table`() {
    let texts = LocalizedTexts(
      [("Main", "Begin"), ("Other", "End")].map { name, text in
        var table = StringTable(path: "en.lproj/\(name).strings")
        table.entries = [StringEntry(key: "b.text", text: text, line: 1)]
        return table
      })
    var constant = Report.Constant(
      value: "Start", sink: "b", channel: .visible,
      site: Report.Site(file: "a/Base.lproj/Main.storyboard", line: 1, column: 1), rule: "a")
    #expect(texts.meanings(of: constant) == ["Start"])
    constant.tableKey = "b.text"
    #expect(texts.meanings(of: constant) == ["Start", "Begin"])
  }
}
