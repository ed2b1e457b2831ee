import Inventories
import Reports
import Syntax

extension Program {
  /// `uyum scan [PATH…]`: models, screens, pairs and seams under the paths, and what was found in them.
  mutating func scan() {
    let report = analysedTree { $0.scan($1, $2) }
    print(report)
  }

  /// The report on the files under the paths that the command line names, decided and weighed by the configuration.
  mutating func analysedTree(_ analyse: (Analysis, Settings, Threads) -> Report) -> Report {
    let configuration = configuration()
    let (tree, settings, found, analysed) = Progress.shown(language) { progress in
      let tree = readTree(of: invocation, configuration.settings, progress)
      progress?.begin(.analysing, of: tree.files.count)
      let settings = tree.settings(under: configuration.settings)
      let (rules, problems) = settings.rules
      let headers = imported(tree.headers, at: tree.named)
      let code = tree.files + headers.files
      let layouts = SourceFile.files(tree.layouts.layouts, dressing: code)
      let analysis = Analysis(files: code + layouts, tables: tree.layouts.tables, rules: rules)
      return (tree, settings, headers.problems + problems, analyse(analysis, settings, Threads(of: invocation)))
    }
    var report = analysed
    report.paths = tree.named
    report.counts.files = Report.Files(of: tree.paths)
    let reading = tree.problems + configuration.problems + found
    report.problems = reading + tree.files.flatMap(\.outline.problems) + report.problems
    report.problems += settings.unknownScreens(among: report.screens.map(\.name))
    if report.screens.isEmpty { report.problems.append(tree.noScreen) }
    return report.reweighed(levels: settings.levels, folders: settings.folderLevels) { $0.decided(by: settings) }
  }
}
