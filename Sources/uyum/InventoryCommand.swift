import Foundation
import Inventories
import Reports
import Syntax

extension Program {
  /// `uyum inventory [PATH…]`: what each screen shows.
  mutating func inventory() {
    let configuration = configuration()
    let (tree, analysed) = Progress.shown(language) { progress in
      let tree = readTree(of: invocation, configuration.settings, progress)
      progress?.begin(.analysing, of: tree.files.count)
      return (tree, analyse(tree.files, configuration.settings))
    }
    var report = analysed
    report.paths = tree.named
    report.counts.files = Report.Files(of: tree.paths)
    report.problems = tree.problems + configuration.problems + report.problems
    if report.screens.isEmpty { report.problems.append(tree.noScreen) }
    report = report.reweighed(levels: configuration.settings.levels) { $0.decided(by: configuration.settings) }
    if let folder = invocation.value(.output) { return write(report, to: folder) }
    for problem in report.problems { tell(problem) }
    let options = RenderOptions(language: language, all: invocation.has(.all), colours: Console.hasColours)
    print(report.inventory(as: invocation.format, options))
    if let worst = report.findings.map(\.level).max() { note(worst) }
  }

  /// Writes a file for each screen into a folder, which is made where it is not there.
  private mutating func write(_ report: Report, to folder: String) {
    for problem in report.problems { tell(problem) }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let options = RenderOptions(language: language, all: true)
    for screen in report.screens {
      var one = report
      one.screens = [screen]
      one.problems = []
      one.unpaired = report.unpaired.filter { $0.screen == screen.name }
      one.findings = report.findings.filter { $0.screen == screen.name }
      one.models = report.models.filter { screen.models.contains($0.name) }
      let name = screen.name.map { $0 == "/" || $0 == ":" ? "-" : String($0) }.joined()
      let path = "\(folder)/\(name).\(invocation.format.fileEnding)"
      if let problem = Disk.write(one.counted().inventory(as: invocation.format, options), to: path) { tell(problem) }
    }
    if let worst = report.findings.map(\.level).max() { note(worst) }
  }
}

extension Format {
  /// How the name of a file in this form ends.
  fileprivate var fileEnding: String {
    switch self {
    case .markdown: "md"
    case .json, .sarif, .gitlab: "json"
    case .csv: "csv"
    case .html: "html"
    case .checkstyle, .junit: "xml"
    case .text, .lines, .xcode, .github: "txt"
    }
  }
}
