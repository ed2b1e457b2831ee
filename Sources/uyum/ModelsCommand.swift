import Inventories
import Migrations
import Reports
import RuleCards
import Syntax

extension Program {
  /// `uyum models [PATH…]`: the models of a tree from header to domain, and what is found about them.
  mutating func models() {
    let configuration = configuration()
    let (tree, settings, problems, found) = Progress.shown(language) { progress in
      let tree = readTree(of: invocation, configuration.settings, progress)
      progress?.begin(.analysing, of: tree.files.count)
      let settings = tree.settings(under: configuration.settings)
      let (rules, problems) = settings.rules
      let (files, unread) = modelFiles(of: tree)
      let analysis = Analysis(files: files, rules: rules)
      return (tree, settings, unread + problems, Migration(analysis.program, settings: settings))
    }
    var migration = found
    migration.report.paths = tree.named
    migration.report.counts.files = Report.Files(of: tree.paths)
    let reading = tree.problems + configuration.problems + problems
    migration.report.problems = reading + tree.files.flatMap(\.outline.problems)
    migration.report = migration.report.weighed(
      levels: settings.levels, folders: settings.folderLevels, others: migration.report.findings)
    for problem in migration.report.problems { tell(problem) }
    let options = RenderOptions(language: language, all: invocation.has(.all), colours: Console.hasColours)
    print(migration.rendered(as: invocation.format, options))
    if let worst = migration.report.findings.map(\.level).max() { note(worst) }
  }

  /// The files of a tree for whoever asks about models: a source of Objective-C that declares classes is read as a
  /// header too, and then it extends them.
  func modelFiles(of tree: ReadTree) -> (files: [SourceFile], problems: [Problem]) {
    let declaring = Set(tree.files.filter(\.declaresClasses).map(\.source.path))
    let sources = tree.files.filter { declaring.contains($0.source.path) }.map(\.source)
    let headers = imported(tree.headers + sources, at: tree.named)
    let files = tree.files.map { declaring.contains($0.source.path) ? $0.extendingItsClasses : $0 }
    return (files + headers.files, headers.problems)
  }
}

extension SourceFile {
  /// Whether it is Objective-C with a class of its own, not one of a header.
  fileprivate var declaresClasses: Bool {
    outline.language == .objectiveC && outline.declarations.contains { $0.kind == .classType }
  }

  /// The file with its classes as ones that it extends.
  fileprivate var extendingItsClasses: SourceFile {
    var outline = outline
    for index in outline.declarations.indices where outline.declarations[index].kind == .classType {
      outline.declarations[index].kind = .extensionOf
      outline.declarations[index].inherited = 0..<0
    }
    return SourceFile(source: source, outline: outline, sides: sides)
  }
}
