import Inventories
import Recomputes
import Reports
import Syntax

extension Program {
  /// `uyum recompute [PATH…]`: which views a change of each key runs again; with `--tree`, in a declared tree.
  mutating func recompute() {
    if let path = invocation.value(.tree) { return recomputeDeclared(path) }
    let configuration = configuration()
    let key = invocation.value(.key)
    let (tree, problems, found) = Progress.shown(language) { progress in
      let tree = readTree(of: invocation, configuration.settings, progress)
      progress?.begin(.analysing, of: tree.files.count)
      let (rules, problems) = tree.settings(under: configuration.settings).rules
      let program = Inventories.Program(files: tree.files, rules: rules)
      let recomputing = SourceRecomputing(program: program, workers: Threads(of: invocation))
      return (tree, problems, recomputing.report(key: key))
    }
    var report = found
    report.paths = tree.named
    report.files = tree.files.count { $0.outline.language == .swift }
    let reading = tree.problems + configuration.problems + problems
    report.problems = reading + tree.files.flatMap(\.outline.problems) + report.problems
    for problem in report.problems { tell(problem) }
    if report.views.isEmpty {
      Console.complain(language.noView(in: tree.named))
    } else if let key, report.changes.isEmpty {
      Console.complain(language.noKey(key))
    }
    let options = RenderOptions(
      language: language, all: invocation.has(.all), colours: Console.hasColours, label: invocation.value(.label))
    print(report.rendered(as: invocation.format, options))
    if let worst = report.findings.map(\.level).max() { note(worst) }
  }

  private mutating func recomputeDeclared(_ path: String) {
    guard let bytes = read(path) else { return }
    do {
      print(render(try Tree(json: bytes).recomputations, language: language))
    } catch {
      tell(error, in: path)
    }
  }
}
