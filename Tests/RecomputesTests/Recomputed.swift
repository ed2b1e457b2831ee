import Inventories
import Recomputes
import Syntax

/// What a change of each key of some source does, for tests.
struct Recomputed {
  let report: RecomputeReport

  /// Recomputes the views of one file.
  init(_ code: String) {
    let source = Source(path: "A.swift", code)
    let program = Program(files: [SourceFile(source: source, outline: outline(source))], rules: .builtIn)
    report = SourceRecomputing(program: program).report()
  }

  /// The views that run for a key, with their causes: `Card own, Label ancestor`; `-` where none does, `?` where no key
  /// goes by that name.
  subscript(key: String) -> String {
    guard let change = report.changes.first(where: { $0.key == key }) else { return "?" }
    let hits = change.hits.map { "\(report.views[$0.view].name) \($0.cause.rawValue)" }
    let inputs = change.inputs.map { "\(report.views[$0].name) input" }
    return hits.isEmpty && inputs.isEmpty ? "-" : (hits + inputs).joined(separator: ", ")
  }

  /// The views as a tree on one line: `Board(Card(Label) Footer)`; a presented one after an arrow.
  var tree: String {
    func text(_ index: Int) -> String {
      let inner = report.views.indices.filter { report.views[$0].parent == index }
      let presenter = report.views[index].presenter.map { "<-\(report.views[$0].name)" } ?? ""
      let name = report.views[index].name + presenter
      return inner.isEmpty ? name : "\(name)(\(inner.map(text).joined(separator: " ")))"
    }
    return report.views.indices.filter { report.views[$0].parent == nil }.map(text).joined(separator: " ")
  }

  /// The findings: `note never-equal-input Menu.zone 8`, the first line last.
  var findings: [String] {
    report.findings.map { finding in
      "\(finding.level.rawValue) \(finding.rule.rawValue) \(finding.screen ?? "").\(finding.key ?? "") "
        + "\(finding.sites[0].line)"
    }
  }

  /// The advice: `push host from Form to Field: 1 fewer, 2 -> 1`.
  var advice: [String] {
    let names = report.views.map(\.name)
    return report.advice.map { advice in
      switch advice {
      case .pushDown(let key, let from, let to, let inputs, let before, let after):
        "push \(key) from \(names[from]) to \(names[to]): \(inputs) fewer, \(before) -> \(after)"
      case .lift(let keys, let to, let inputs, let after):
        "lift \(keys.joined(separator: " ")) to \(names[to]): \(inputs) more, \(after)"
      }
    }
  }
}
