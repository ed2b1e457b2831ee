import Foundation
import Inventories
import Reports
import Syntax

extension Program {
  /// `uyum inventory [PATH…]`: what each screen shows.
  mutating func inventory() {
    let report = analysedTree { $0.inventories($1, $2) }
    if let folder = invocation.value(.output) { return write(report, to: folder) }
    for problem in report.problems { tell(problem) }
    let options = RenderOptions(language: language, all: invocation.has(.all), colours: Console.hasColours)
    print(report.inventory(as: invocation.format, options))
    if let worst = report.findings.map(\.level).max() { note(worst) }
  }

  /// Writes a file for each screen into a folder, which is made where it is not there.
  private mutating func write(_ report: Report, to folder: String) {
    for problem in report.problems { tell(problem) }
    if let worst = report.findings.map(\.level).max() { note(worst) }
    if let fault = Disk.makeFolder(folder) { return tell(fault, writing: folder) }
    let options = RenderOptions(language: language, all: true)
    let names = OutputNames(report.screens.map(\.name))
    for screen in report.separated() {
      guard let name = screen.screens.first?.name else { continue }
      let path = "\(folder)/\(names[name]).\(invocation.format.fileEnding)"
      var screen = screen
      screen.counts.files = Report.Files(of: screen.paths)
      if let fault = Disk.write(screen.inventory(as: invocation.format, options), to: path) {
        tell(fault, writing: path)
      }
    }
  }
}

/// Names of files for screens: their own with what no path has replaced. Where two would be one, on a disk that does
/// not tell capitals apart as well, each has a number behind it that its own name alone gives.
struct OutputNames {
  private var names: [String: String] = [:]

  /// Names for screens, each named once.
  init(_ screens: [String]) {
    let plain = Dictionary(screens.map { ($0, Self.plain($0)) }) { one, _ in one }
    let groups = Dictionary(grouping: plain.values) { $0.lowercased() }
    for (screen, name) in plain {
      let isAlone = groups[name.lowercased()]?.count == 1
      names[screen] = isAlone ? name : "\(name)-\(stableDigest(of: screen).prefix(8))"
    }
  }

  subscript(screen: String) -> String { names[screen] ?? Self.plain(screen) }

  /// At most 200 bytes: a longer name keeps its end, which is the type's.
  private static func plain(_ screen: String) -> String {
    var name = String(screen.map { "/:\\".contains($0) || $0.isNewline ? "-" : $0 })
    while name.utf8.count > 200 { name.removeFirst() }
    return name.hasPrefix(".") ? "-" + name.dropFirst() : name
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
