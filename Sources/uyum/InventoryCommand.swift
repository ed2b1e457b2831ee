import Foundation
import Inventories
import Reports
import Syntax

extension Program {
  /// `uyum inventory [PATH…]`: what each screen shows.
  mutating func inventory() {
    var files = SourceFiles()
    let roots = invocation.operands.isEmpty ? ["."] : invocation.operands
    let configuration = configuration()
    let sources = roots.flatMap { files.read(Walk.files(under: $0)) }
    var report = analyse(sources, configuration.settings)
    report.paths = roots.map(SourceFiles.reported)
    report.counts.files = Report.Files(of: files.paths)
    report.problems = files.problems + configuration.problems + report.problems
    if report.screens.isEmpty { report.problems.append(files.noScreen(in: report.paths)) }
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

/// Walks a folder for source files, in the order of their paths; links are not followed.
enum Walk {
  /// Folders that hold no source of the team's own (S5).
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// The Swift files under a path; the path itself where it is no folder.
  static func files(under path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    var found: [String] = []
    var open = [path]
    while let folder = open.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where !name.hasPrefix(".") && !skipped.contains(name) {
        let child = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        switch kind(of: child) {
        case .typeDirectory: open.append(child)
        case .typeRegular where name.hasSuffix(".swift"): found.append(child)
        default: break
        }
      }
    }
    return found.sorted()
  }

  private static func kind(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }
}
