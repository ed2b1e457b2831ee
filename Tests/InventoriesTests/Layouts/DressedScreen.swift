import Layouts
import RuleCards
import Syntax

@testable import Inventories

/// Screens with their layout documents and string tables, written in a test and scanned by the built-in cards.
struct DressedScreen {
  /// What the scan says.
  let report: Report

  /// Scans a tree of one Swift file, the documents and the tables, each by its path.
  init(_ swift: String, layouts: [String: String] = [:], tables: [String: String] = [:]) {
    let source = Source(path: "Screens.swift", swift)
    let code = [SourceFile(source: source, outline: outline(source))]
    let documents = layouts.merging(tables) { one, _ in one }.sorted { $0.key < $1.key }
    let tree = LayoutTree(documents.map { Source(path: $0.key, $0.value) })
    let files = code + SourceFile.files(tree.layouts, dressing: code)
    report = Analysis(files: files, tables: tree.tables, rules: .builtIn).scan(Settings())
  }

  /// The constants that documents write on a screen: `ownerLabel.text = Owner, 4`, with the line in the document.
  func laidOut(on screen: String) -> [String] {
    constants(of: screen).filter { $0.rule.hasPrefix("layouts.") }
      .map { "\($0.sink) = \($0.value), \($0.site.line)" }
  }

  /// All constants of a screen.
  func constants(of screen: String) -> [Report.Constant] {
    report.screens.filter { $0.name == screen }.flatMap(\.constants)
  }

  /// What is told of a rule: `Row.note Screens.swift:9`.
  func findings(_ rule: Fault) -> [String] {
    report.findings.filter { $0.rule == rule }.map { finding in
      let place = finding.sites.first.map { "\($0.file):\($0.line)" } ?? ""
      return "\(finding.screen ?? "").\(finding.key ?? "") \(place)"
    }
  }

  /// A storyboard of one scene: its controller's class, what stands in its view, and its connections, each from line 2.
  static func scene(_ name: String, _ views: String, connections: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>\
    <scene sceneID="s"><objects><viewController id="c" customClass="\(name)"><view key="view" id="v"><subviews>
    \(views)
    </subviews></view><connections>\(connections)</connections></viewController></objects></scene></scenes></document>
    """
  }

  /// The connection of an outlet to an object of its name, in lower case, behind a hyphen.
  static func outlets(_ names: String...) -> String {
    names.map { "<outlet property=\"\($0)\" destination=\"\($0)-1\" id=\"o-\($0)\"/>" }.joined()
  }
}
