import Foundation
import TestKit
import Testing

/// What the built program explains.
@Suite("Explaining")
struct ExplainCommandTests {
  private func explain(_ arguments: String..., in slug: String) throws -> Program {
    try Program.run(["explain"] + arguments, in: CorpusCase(slug).folder)
  }

  /// The hops of all ways of an explanation, a line each without the blanks that set its columns.
  private func hops(_ ran: Program) -> [String] {
    let lines = ran.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    guard let start = lines.lastIndex(where: { $0.contains(" shows `") || $0.contains(" by `") }) else { return [] }
    return Array(lines[(start + 1)...])
  }

  @Test("K2 A view model's member is a hop between the sink and the model's")
  func viewModel() throws {
    let ran = try explain("RouteScreen.origin", in: "route-view-model")
    #expect(ran.status == 0 && ran.errors.isEmpty)
    #expect(ran.output.hasPrefix("RouteScreen.origin\n\nRouteController -> RouteScreen "))
    #expect(ran.output.contains("RouteScreen shows `TrainRoute.origin` via heading, viewModel\n"))
    #expect(
      hops(ran) == [
        "migrated/RouteScreen.swift:17:10 viewModel.heading goes into `Text` [swiftui.text]",
        "migrated/RouteScreen.swift:10:25 \"\\(route.origin) – \\(route.destination)\" `heading` is made of it",
        "migrated/RouteScreen.swift:10:28 route.origin is a part of it",
        "model/TrainRoute.swift:2:7 var origin: String is declared",
      ])
  }

  @Test("S1 A child view's input leads back to where the child is made")
  func childView() throws {
    #expect(
      hops(try explain("RecipeScreen.title", in: "recipe-child-view")) == [
        "migrated/RecipeScreen.swift:18:10 title goes into `Text` [swiftui.text]",
        "migrated/RecipeScreen.swift:8:27 recipe.title `title` is made of it",
        "model/RecipeCard.swift:2:7 var title: String is declared",
      ])
  }

  @Test("A hop through a function names the card that lets the value through")
  func card() throws {
    #expect(
      hops(try explain("VisitController.date", in: "visit-date-formats")) == [
        "legacy/VisitController.swift:10:22 day goes into `dateLabel.text` [uikit.label-text]",
        "legacy/VisitController.swift:9:15 formatter.string(from: visit.date) `day` is it",
        "legacy/VisitController.swift:9:38 visit.date passes through `string` [foundation.formatter]",
        "model/ClinicVisit.swift:4:7 let date: Date is declared",
      ])
  }

  @Test("A closure that a wrapper of the tree calls is followed hop by hop")
  func closure() throws {
    #expect(
      hops(try explain("ChatMemberRow.nickname", in: "unwrap-wrapper-view")) == [
        "migrated/ChatMemberRow.swift:24:14 $0 goes into `Text` [swiftui.text]",
        "migrated/ChatMemberRow.swift:13:5 value `$0` stands for it",
        "migrated/ChatMemberRow.swift:8:18 value `value` is made of it",
        "migrated/ChatMemberRow.swift:23:19 member.nickname is given as `value`",
        "model/ChatMember.swift:3:7 var nickname: String? is declared",
      ])
  }

  @Test("R1 A member that selects is a hop that chooses; K6 a computed member leads to what it reads")
  func selectsAndComputes() throws {
    let selects = try explain("OrderSummaryCell.isPaid", in: "order-paid-selects")
    #expect(selects.output.contains("OrderSummaryCell selects by `OrderSummary.isPaid`\n"))
    #expect(hops(selects)[1] == "legacy/OrderSummaryCell.swift:9:24 order.isPaid chooses what is shown")
    let computed = hops(try explain("RunScreen.meters", in: "run-distance-computed"))
    #expect(computed.first == "migrated/RunScreen.swift:7:10 run.distance goes into `Text` [swiftui.text]")
    #expect(computed.last == "model/RunRecord.swift:2:7 var meters: Int is declared")
  }

  @Test("A missing field says where it was looked, and how the other screen shows it")
  func missing() throws {
    let ran = try explain("TaskScreenView.dueLabel", in: "task-both")
    #expect(ran.status == 0)
    #expect(ran.output.contains("TaskModel.dueLabel: matched -> missing, error\n"))
    #expect(ran.output.contains("\n    looked in TaskScreenView (migrated/TaskScreenView.swift:3:8): body\n"))
    #expect(hops(ran).first?.hasPrefix("legacy/LegacyTaskController.swift:11:21 model.dueLabel goes into") == true)
  }

  @Test("An unmeasured field says why, and where following stopped")
  func unmeasured() throws {
    let ran = try explain("PassScreen.seat", in: "seat-unknown-wrapper")
    #expect(ran.output.contains("(unknown-wrapper)\n    migrated/PassScreen.swift:10:16  stopped at `pass.seat`\n"))
  }

  @Test("A model's member lists the screens it reaches, and the model's that it does not")
  func member() throws {
    let ran = try explain("TaskModel.dueLabel", in: "task-both")
    let lines = ran.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "TaskModel.dueLabel: String model/TaskModel.swift:5:7",
        "reaches LegacyTaskController (UIKit, legacy/LegacyTaskController.swift:3)",
        "legacy/LegacyTaskController.swift:11:21 shows dueLabel.text model.dueLabel [uikit.label-text]",
        "does not reach these screens of the model:",
        "TaskScreenView (SwiftUI, migrated/TaskScreenView.swift:3)",
      ])
  }

  @Test("A rule's page is the card whole, or what a kind of fault or a reason means; no screen is looked for")
  func rules() throws {
    let card = try explain("swiftui.text", in: "task-both")
    #expect(card.output.hasPrefix("rules/swiftui/"))
    for word in ["rule   swiftui.text\n", "\nmatch ", "\nwhy ", "\nhit ", "\nmiss "] {
      #expect(card.output.contains(word))
    }
    #expect(try explain("too-deep", in: "task-both").output.hasPrefix("too-deep (unmeasured)\n"))
    #expect(try explain("spoken-only", in: "task-both").output.hasPrefix("spoken-only (missing)\n"))
    #expect(try explain("kept-when-nil", "--language", "tr", in: "task-both").output.contains("nil iken"))
    #expect(try explain("too-deep", "--format", "json", in: "task-both").status == 2)
  }

  @Test("What nothing is named by ends with status 2 and the nearest names")
  func unknown() throws {
    let ran = try explain("TaskScreenView.dueLable", in: "task-both")
    #expect(ran.status == 2)
    #expect(ran.output.isEmpty)
    #expect(ran.errors.contains("near it: `TaskScreenView.dueLabel`"))
    let turkish = try explain("Yok.yok", "--language", "tr", in: "task-both")
    #expect(turkish.status == 2)
    #expect(turkish.errors.hasPrefix("uyum: `Yok.yok` ne bir ekranin alani"))
    #expect(try explain("TaskScreenView.title", "nowhere", in: "task-both").status == 2)
  }

  @Test(
    "As JSON the report holds that field alone and is valid by the schema", arguments: ["TaskScreenView", "TaskModel"])
  func json(owner: String) throws {
    let schema = try JSONSchema(
      json: String(contentsOf: Places.root.appendingPathComponent("docs/schema/uyum-1.json"), encoding: .utf8))
    let report = try JSONValue(json: explain("\(owner).dueLabel", "--format", "json", in: "task-both").output)
    #expect(schema.faults(in: report) == [])
    let pair = try #require(report["pairs"]?.elements.first)
    #expect(pair["rows"]?.elements.map { $0["key"]?.word } == ["dueLabel"])
    let screens = report["screens"]?.elements ?? []
    #expect(screens.map { $0["name"]?.word } == ["LegacyTaskController", "TaskScreenView"])
    #expect(screens.flatMap { $0["shows"]?.elements ?? [] }.map { $0["sink"]?.word } == ["dueLabel.text"])
    #expect(report["findings"]?.elements.map { $0["key"]?.word } == ["dueLabel"])
  }

  /// A line of an explanation that names a place and what is written there.
  private struct Printed {
    let file: String
    let line: Int
    let word: Substring

    init?(_ text: Substring) {
      let words = text.split(separator: " ")
      let place = words.first?.split(separator: ":") ?? []
      guard text.hasPrefix("  "), place.count == 3, place[0].hasSuffix(".swift"), let line = Int(place[1]),
        words.count > 2
      else { return nil }
      (file, self.line, word) = (String(place[0]), line, words[1])
    }
  }

  @Test(
    "Every hop is a place in the source where that is written",
    arguments: ["album-debug-text", "flight-gate-optional", "guest-vip-condition", "survey-enum-payload", "song-list"])
  func places(slug: String) throws {
    let folder = try CorpusCase(slug).folder
    let report = try JSONValue(json: Program.run(["--format", "json", "."], in: folder).output)
    var count = 0
    for screen in report["screens"]?.elements ?? [] {
      for key in Set((screen["rows"]?.elements ?? []).compactMap { $0["key"]?.word }) {
        let ran = try Program.run(["explain", "\(screen["name"]?.word ?? "").\(key)"], in: folder)
        #expect(ran.status == 0 && !ran.output.contains("not told"), "\(key): \(ran.output)")
        for hop in ran.output.split(separator: "\n").compactMap(Printed.init) {
          let text = try String(contentsOf: folder.appendingPathComponent(hop.file), encoding: .utf8)
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
          #expect(lines[hop.line - 1].contains(hop.word), "\(hop)")
          count += 1
        }
      }
    }
    #expect(count > 4)
  }

  @Test("What the page on it shows is what the program prints")
  func page() throws {
    let text = try String(contentsOf: Places.root.appendingPathComponent("docs/explain.md"), encoding: .utf8)
    let sessions = Session.read(text)
    #expect(sessions.count == 4)
    for session in sessions {
      let ran = try Program.run(session.arguments)
      #expect(ran.output == session.output, "docs/explain.md:\(session.line) \(ran.errors)")
    }
  }
}

extension JSONValue {
  /// Its text; nil for what is none.
  fileprivate var word: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
