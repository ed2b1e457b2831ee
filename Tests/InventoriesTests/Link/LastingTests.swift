import Foundation
import Inventories
import Syntax
import TestKit
import Testing

/// What a scan keeps from screen to screen: it must not matter which screens were taken before.
@Suite("Answers that last")
struct LastingTests {
  /// Does all work with one tool, the last piece first.
  private struct Backwards: Workers {
    func map<Tool, Result: Sendable>(
      _ count: Int, with tool: @escaping @Sendable () -> Tool, _ work: @escaping @Sendable (Tool, Int) -> Result
    ) -> [Result] {
      let tool = tool()
      return (0..<count).reversed().map { work(tool, $0) }.reversed()
    }
  }

  /// Does each piece of work with a tool of its own.
  private struct Forgetful: Workers {
    func map<Tool, Result: Sendable>(
      _ count: Int, with tool: @escaping @Sendable () -> Tool, _ work: @escaping @Sendable (Tool, Int) -> Result
    ) -> [Result] {
      (0..<count).map { work(tool(), $0) }
    }
  }

  /// The Swift files of a few cases, or of all of them, as one tree.
  private static func analysis(of slugs: [String]) throws -> Analysis {
    let files = try slugs.flatMap { slug in
      let found = try CorpusCase(slug)
      return try found.sources.filter { $0.hasSuffix(".swift") }.map { path in
        let bytes = [UInt8](try Data(contentsOf: found.folder.appendingPathComponent(path)))
        let source = Source(path: slug + "/" + path, bytes: bytes)
        return SourceFile(source: source, outline: outline(source))
      }
    }
    return Analysis(files: files, rules: .builtIn)
  }

  @Test("The whole corpus as one tree is told alike, whoever was asked about first", arguments: [true, false])
  func order(pairs: Bool) throws {
    let analysis = try Self.analysis(of: CorpusCase.slugs())
    let take = { (workers: any Workers) in
      pairs ? analysis.scan(Settings(), workers) : analysis.inventories(Settings(), workers)
    }
    let one = take(OneWorker())
    #expect(one.screens.count > 60)
    #expect(take(Backwards()).screens == one.screens)
    let apart = take(Forgetful())
    #expect(apart.screens == one.screens)
    #expect(apart.pairs == one.pairs)
  }

  @Test("What one screen gives a model's member is not said of another screen")
  func storesFromOutside() {
    let source = """
      final class Badge { var text = "" }
      struct Guest { let name: String; let city: String }
      final class NameController: UIViewController {
        let badge = Badge()
        let label = UILabel()
        func show(_ guest: Guest) { badge.text = guest.name; label.text = badge.text }
      }
      final class CityController: UIViewController {
        let badge = Badge()
        let label = UILabel()
        func show(_ guest: Guest) { badge.text = guest.city; label.text = badge.text }
      }
      """
    let read = Source(path: "Guests.swift", bytes: [UInt8](source.utf8))
    let analysis = Analysis(files: [SourceFile(source: read, outline: outline(read))], rules: .builtIn)
    for workers in [OneWorker(), Backwards(), Forgetful()] as [any Workers] {
      let screens = analysis.inventories(Settings(), workers).screens
      let keys = screens.map { screen in (screen.name, screen.shows.flatMap { $0.keys.map(\.key) }) }
      #expect(keys.first { $0.0 == "NameController" }?.1.contains("name") == true)
      #expect(keys.first { $0.0 == "NameController" }?.1.contains("city") == false)
      #expect(keys.first { $0.0 == "CityController" }?.1.contains("city") == true)
      #expect(keys.first { $0.0 == "CityController" }?.1.contains("name") == false)
    }
  }
}
