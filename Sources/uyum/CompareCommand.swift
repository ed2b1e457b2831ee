import Foundation
import Inventories
import Reports
import Syntax

/// What `uyum compare` was asked: the files of each side, the types, the settings.
struct CompareRequest {
  /// The legacy side's files, the screen's first; empty where the side was not given.
  var legacy: [Source] = []
  /// The migrated side's files, the screen's first.
  var migrated: [Source] = []
  /// The files that both sides need.
  var models: [Source] = []
  /// The interfaces of those among the files that are Objective-C, by path.
  var interfaces: [String: ImportedInterface] = [:]
  /// The type to judge on the legacy side; nil for the first file's first that no other type in it shows.
  var legacyScreen: String?
  /// The type to judge on the migrated side.
  var migratedScreen: String?
  /// The configuration with the options of the command line on top.
  var settings = Settings()
}

extension Program {
  /// `uyum compare`: one type a side, judged field by field.
  mutating func compare() {
    var files = SourceFiles(most: Source.most)
    var request = CompareRequest(
      legacy: files.read(invocation.values[.legacy] ?? []), migrated: files.read(invocation.values[.migrated] ?? []),
      models: files.read(invocation.values[.model] ?? []))
    request.legacyScreen = invocation.value(.legacyScreen)
    request.migratedScreen = invocation.value(.migratedScreen)
    let headers = request.headers
    let imported = imported(headers, at: headers.map(\.path))
    for interface in imported.interfaces { request.interfaces[interface.source.path] = interface }
    let configuration = configuration()
    request.settings = configuration.settings
    if let keys = invocation.values[.keys] { request.settings.keys = keys }
    let sample = sampleValues()
    var report = request.analysed()
    report.paths = files.paths
    report.counts.files = Report.Files(of: files.paths)
    report.problems = files.problems + imported.problems + configuration.problems + report.problems
    for name in request.unknownScreens(in: report) {
      report.problems.append(Problem(.unknownName, detail: name))
      status = .failed
    }
    report.problems += request.sidesWithoutScreen(in: report, files)
    let settings = request.settings
    print(
      report.reweighed(sides: request.sides(in: report), levels: settings.levels) { report in
        (sample.map(report.sampled) ?? report).decided(by: settings)
      })
  }

  /// Prints a report in the form asked for, tells its problems, and notes its gravest finding.
  mutating func print(_ report: Report) {
    let options = RenderOptions(
      language: language, all: invocation.has(.all), colours: Console.hasColours, label: invocation.value(.label),
      isTree: invocation.command == .scan)
    for problem in report.problems { tell(problem) }
    print(report.rendered(as: invocation.format, options))
    if let worst = report.findings.map(\.level).max() { note(worst) }
  }

  /// The values of `--sample`; nil where none is given or it can't be read, which is told.
  private mutating func sampleValues() -> SampleValues? {
    guard let path = invocation.value(.sample), let bytes = read(path) else { return nil }
    do {
      return try SampleValues(json: bytes)
    } catch {
      tell(error, in: path)
      return nil
    }
  }
}

extension CompareRequest {
  /// The types that the command line names and that are none of the screens.
  func unknownScreens(in report: Report) -> [String] {
    [legacyScreen, migratedScreen].compactMap { $0 }.filter { name in
      !report.screens.contains { $0.name == name || $0.name.hasSuffix(".\(name)") || $0.name.hasSuffix(":\(name)") }
    }
  }

  /// What is told of the sides whose files hold no screen, or of all files together where none of them does.
  func sidesWithoutScreen(in report: Report, _ files: SourceFiles) -> [Problem] {
    if report.screens.isEmpty { return [files.noScreen(in: files.paths)] }
    guard report.screens.count == 1, !legacy.isEmpty, !migrated.isEmpty else { return [] }
    // A screen alone is of the side whose files declare it.
    let sides = [legacy, migrated].map { $0.map(\.path) }
    let empty = sides.filter { !$0.contains(report.screens[0].site.file) }
    return empty.count == 1 ? empty.map { .noScreen(read: $0.count, in: $0) } : []
  }

  /// The side that a screen alone stands for: the one it was named on.
  func sides(in report: Report) -> [String: PairSide] {
    guard legacy.isEmpty != migrated.isEmpty else { return [:] }
    let side: PairSide = migrated.isEmpty ? .legacy : .migrated
    return Dictionary(report.screens.map { ($0.name, side) }) { one, _ in one }
  }
}

extension Report.Files {
  /// The files by kind, told by their names' ends.
  init(of paths: [String]) {
    func count(_ ends: String...) -> Int { paths.count { path in ends.contains { path.hasSuffix(".\($0)") } } }
    self.init(
      swift: count("swift"), objectiveC: count("m", "mm"), headers: count("h"), layouts: count("storyboard", "xib"))
  }
}
