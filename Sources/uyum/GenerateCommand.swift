import Inventories
import Migrations
import Reports
import RuleCards
import Syntax

extension Program {
  /// `uyum generate MODEL [PATH…]`: Swift and domain model of a header's class with what makes one from the other.
  mutating func generate() {
    let configuration = configuration()
    var paths = invocation
    let name = paths.operands.removeFirst()
    let (found, names) = Progress.shown(language) { progress in
      let tree = readTree(of: paths, configuration.settings, progress)
      progress?.begin(.analysing, of: tree.files.count)
      let (rules, problems) = tree.settings(under: configuration.settings).rules
      let (files, unread) = modelFiles(of: tree)
      let planner = Planner(Analysis(files: files, rules: rules).program)
      let plan = planner.plan(name)
      return ((plan, configuration.problems + tree.problems + unread + problems), plan == nil ? planner.names : [])
    }
    for problem in found.1 { tell(problem) }
    guard let plan = found.0 else {
      tell(Problem(.unknownName, detail: Configuration.detail(name, nearest(to: name, among: names))))
      return status = .failed
    }
    let files = plan.files()
    guard let folder = invocation.value(.output) else {
      return print(files.map { "// \($0.name)\n\($0.text)" }.joined(separator: "\n"))
    }
    write(files, to: folder)
  }

  /// Writes files into a folder, which is made where it is not there: all of them, or none where one is there already.
  private mutating func write(_ files: [GeneratedFile], to folder: String) {
    let paths = files.map { "\(folder)/\($0.name)" }
    let there = paths.filter(Disk.isThere)
    guard there.isEmpty else {
      for path in there { tell(language.isThereAlready, writing: path) }
      return
    }
    if let fault = Disk.makeFolder(folder) { return tell(fault, writing: folder) }
    for (file, path) in zip(files, paths) {
      if let fault = Disk.write(file.text, to: path) { return tell(fault, writing: path) }
    }
  }
}
