import Foundation
import TestKit
import Testing
import UyumChecks

/// The four measurements of section 3, through the interface that a team's own tests use.
@Suite("V2 the library product")
struct CheckTests {
  private static func legacy() -> Screen {
    var screen = Screen("LegacyTaskController")
    screen.set("title", to: "Gorevler")
    screen.set("badge", to: "yeni")
    return screen
  }

  private static func migrated() -> Screen {
    var screen = Screen("TaskScreenView")
    screen.set("title", to: "Gorevler")
    screen.set("openCount", to: "5")
    return screen
  }

  private static let missing = migrated().check(
    "yeni-ekran-eksik", model: ["title": "Gorevler", "openCount": "5", "dueLabel": "yarin"])
  private static let extra = legacy().check("eski-ekran-artik", model: ["title": "Gorevler", "badge": nil])

  @Test("A field that the new screen leaves out is missing")
  func missing() {
    #expect(
      Self.missing.lines(.turkish) == """
        yeni-ekran-eksik | TaskScreenView.title: model=Gorevler ekran=Gorevler -> uyumlu
        yeni-ekran-eksik | TaskScreenView.openCount: model=5 ekran=5 -> uyumlu
        yeni-ekran-eksik | TaskScreenView.dueLabel: model=yarin ekran=- -> eksik
        uyumlu: 2
        bayat: 0
        eksik: 1
        artik: 0

        """)
    #expect(Self.missing.verdict("dueLabel") == .missing)
    #expect(Self.missing.missing == 1)
  }

  @Test("The same screen with the field carried is matched")
  func carried() {
    var screen = Self.migrated()
    screen.set("dueLabel", to: "yarin")
    let checked = screen.check(
      "yeni-ekran-tasindi", model: ["title": "Gorevler", "openCount": "5", "dueLabel": "yarin"])
    #expect(checked.matched == 3)
    #expect(checked.stale + checked.missing + checked.extra == 0)
    #expect(checked.lines(.turkish).hasPrefix("yeni-ekran-tasindi | TaskScreenView.title: model=Gorevler"))
  }

  @Test("What only the old screen still writes is extra")
  func extra() {
    #expect(
      Self.extra.description == """
        eski-ekran-artik | LegacyTaskController.title: model=Gorevler screen=Gorevler -> matched
        eski-ekran-artik | LegacyTaskController.badge: model=- screen=yeni -> extra
        matched: 1
        stale: 0
        missing: 0
        extra: 1

        """)
    #expect(Self.extra.extra == 1)
  }

  @Test("Both screens have one joint count, and no answer of their own")
  func both() {
    let both = Self.extra + Self.missing
    #expect(both.matched == 3)
    #expect(both.stale == 0)
    #expect(both.missing == 1)
    #expect(both.extra == 1)
    #expect(both.lines().split(separator: "\n").count == 5 + 4)
  }

  @Test("set again replaces, clear empties, and what is set later follows the model's fields")
  func writes() {
    var screen = Screen("S")
    screen.set("a", to: "1")
    screen.set("a", to: "2")
    screen.set("b", to: "3")
    screen.clear("b")
    screen.set("c", to: "")
    screen.set("d", to: nil)
    let checked = screen.check("L", model: ["b": "3", "a": "2"])
    #expect(checked.verdict("a") == .matched)
    #expect(checked.verdict("b") == .missing)
    #expect(checked.verdict("c") == .extra)
    #expect(checked.verdict("d") == .unmeasured)
    #expect(checked.verdict("e") == nil)
    #expect(checked.lines().contains("L | S.b: model=3 screen=- -> missing\nL | S.a: "))
  }

  @Test("The four lessons come out to the byte", .enabled(if: Places.hasShared, "\(Places.noShared)"))
  func lessons() throws {
    let folder = try #require(Places.shared).appendingPathComponent("lessons")
    func lesson(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(try Self.missing.lines(.turkish) == lesson("migrated-missing.tr.txt"))
    #expect(try Self.missing.lines() == lesson("migrated-missing.en.txt"))
    #expect(try Self.extra.lines(.turkish) == lesson("legacy-extra.tr.txt"))
    #expect(try Self.extra.lines() == lesson("legacy-extra.en.txt"))
  }
}
