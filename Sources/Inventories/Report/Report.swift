import Syntax

/// The answer of `scan`, `compare` and `inventory`, one to one with schema version 1: a value that knows no wording.
///
/// Members absent in JSON are nil or empty here; where the schema wants null, the member is marked `@Null`.
package struct Report: Hashable, Sendable, Encodable {
  /// The version of this form.
  package var schemaVersion: Int
  /// The program that wrote the report.
  package var tool: Tool
  /// The folder that all paths are relative to, as given; `.` when none was.
  package var root: String
  /// The files and folders that were read, as given on the command line.
  package var paths: [String]
  /// The types whose members the screens show.
  package var models: [Model]
  /// The inventories: each screen with what it shows, judged alone.
  package var screens: [Screen]
  /// The legacy and migrated screens of one thing, judged side by side.
  package var pairs: [Pair]
  /// The screens in no pair, seams left out.
  package var unpaired: [Unpaired]
  /// The places where the two frameworks meet.
  package var seams: [Seam]
  /// What a person should look at, in the order in which it is printed.
  package var findings: [Finding]
  /// What could not be read, or only in part, and why.
  package var problems: [Problem]
  /// Totals; `counted()` fills them.
  package var counts: Counts

  /// One, by its members.
  package init(
    schemaVersion: Int = 1,
    tool: Tool = Tool(),
    root: String = ".",
    paths: [String] = [],
    models: [Model] = [],
    screens: [Screen] = [],
    pairs: [Pair] = [],
    unpaired: [Unpaired] = [],
    seams: [Seam] = [],
    findings: [Finding] = [],
    problems: [Problem] = [],
    counts: Counts = Counts()
  ) {
    self.schemaVersion = schemaVersion
    self.tool = tool
    self.root = root
    self.paths = paths
    self.models = models
    self.screens = screens
    self.pairs = pairs
    self.unpaired = unpaired
    self.seams = seams
    self.findings = findings
    self.problems = problems
    self.counts = counts
  }
}

extension Report {
  /// The program that wrote a report.
  package struct Tool: Hashable, Sendable, Encodable {
    /// The program's name.
    package var name: String
    /// The program's version.
    package var version: String

    /// One, by its members.
    package init(
      name: String = "uyum",
      version: String = Tool.currentVersion
    ) {
      self.name = name
      self.version = version
    }

    /// The version of this program.
    package static let currentVersion = "0.1.0"
  }
}
