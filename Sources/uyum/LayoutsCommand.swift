import Layouts
import Syntax

extension Program {
  /// `uyum dump layouts PATH…`: what storyboards, xibs and string tables say.
  mutating func dumpLayouts() {
    let paths = Array(invocation.operands.dropFirst())
    let sources = paths.flatMap { self.sources(at: $0, isOnly: paths.count == 1, where: LayoutTree.reads) }
    let tree = LayoutTree(sources)
    let told = tree.problems.brokenOnce
    for problem in told { tell(problem) }
    let rows = tree.layouts.flatMap(LayoutRow.rows) + tree.tables.flatMap(LayoutRow.rows)
    if rows.isEmpty, told.isEmpty { tellNothing(read: sources.count, in: paths) }
    guard invocation.format == .json else { return print(rows.map(\.text).joined()) }
    let problems = told.map { problem in
      let line = problem.line.map { ", \"line\": \($0)" } ?? ""
      return "{\"path\": \((problem.path ?? "").jsonQuoted)\(line), \"code\": \(problem.code.rawValue.jsonQuoted)}"
    }
    print(
      "{\"rows\": [\n\(rows.map(\.json).joined(separator: ",\n"))\n],\n"
        + "\"problems\": [\n\(problems.joined(separator: ",\n"))\n]}\n")
  }
}
