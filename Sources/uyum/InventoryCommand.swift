import Foundation
import Inventories
import Reports
import Syntax

extension Program {
  /// `uyum inventory [PATH…]`: what each screen shows.
  mutating func inventory() {
    let report = analysedTree { $0.inventories($1) }
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
