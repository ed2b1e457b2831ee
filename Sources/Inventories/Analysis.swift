import Layouts
import RuleCards
import Syntax

/// The main path: files to types, screens to inventories, pairs to rows. Read it first.
package struct Analysis {
  /// The types and members of the files.
  package let program: Program
  var linker: Linker

  /// What a comparison is asked.
  package struct Question: Sendable {
    /// The legacy screen's type; nil for the first file's own.
    package var legacyScreen: String?
    /// The migrated screen's type; nil for the first file's own.
    package var migratedScreen: String?
    /// The types that the pair is judged against; empty to find them.
    package var models: [String] = []
    /// The keys of the rows, all of them and in this order; empty for the model's.
    package var keys: [String] = []
    /// Whether missing on both is an error.
    package var isComplete = false
    /// Types that the configuration joins, by name.
    package var sameModels: [Set<String>] = []

    /// A question without wishes.
    package init() {}
  }

  /// Reads the files' declarations, layout documents among them told as code, and the string tables.
  package init(files: [SourceFile], tables: [StringTable] = [], rules: Rules) {
    program = Program(files: files, tables: tables, rules: rules)
    linker = Linker(program: program)
  }

  /// Judges one screen of each side against their models; one side alone is judged alone.
  package mutating func compare(_ question: Question) -> Report {
    let legacy = screen(of: .legacy, named: question.legacyScreen)
    let migrated = screen(of: .migrated, named: question.migratedScreen)
    let one = legacy.map { Inventory.taking($0, side: .legacy, with: linker) }
    let other = migrated.map { Inventory.taking($0, side: .migrated, with: linker) }
    if let one, let other {
      let comparison = Comparison(
        program: program, question: question, legacy: one, migrated: other, linker: linker)
      var report = comparison.report()
      report.problems += one.problems.union(other.problems).inOrder
      let sides = zip(report.screens.map(\.name), [PairSide.legacy, .migrated])
      return report.ignoring(ignores([one, other], in: report), sides: Dictionary(sides) { $1 })
    }
    guard let inventory = one ?? other else { return Report() }
    let alone = LoneScreen(program: program, linker: linker, question: question)
    let side: PairSide = legacy == nil ? .migrated : .legacy
    var report = alone.report(inventory, side: side)
    report.problems += inventory.problems.inOrder
    return report.ignoring(ignores([inventory], in: report), sides: [report.screens[0].name: side])
  }

  /// The comments that silence rows of some screens; those at other screens, and at models of none, are not asked
  /// about.
  private func ignores(_ inventories: [Inventory], in report: Report) -> [IgnoreComment] {
    let screens = inventories.map { (program.displayName(of: $0.screen), [$0.screen] + $0.parts) }
    let models = Set(report.models.map(\.name))
    return program.ignores(program.comments, screens).filter { comment in
      !comment.screens.isEmpty || comment.model.map(models.contains) ?? false
    }
  }

  /// Judges the whole tree: every screen by itself, then the pairs among them side by side.
  package func scan(_ settings: Settings, _ workers: any Workers = OneWorker()) -> Report {
    Scan(program: program, settings: settings, workers: workers).report()
  }

  /// The inventory of every screen of the files: each type with at least one showing, judged alone.
  package func inventories(_ settings: Settings = Settings(), _ workers: any Workers = OneWorker()) -> Report {
    Scan(program: program, settings: settings, workers: workers, pairs: false).report()
  }

  /// The screen that a side names; else the first file's type that no other type in it shows.
  private func screen(of side: Side, named name: String?) -> TypeID? {
    guard let first = program.files.firstIndex(where: { $0.sides.contains(side) }) else { return nil }
    if let name {
      let scope = Scope(file: FileID(first), type: nil)
      return program.typeID(named: name, in: scope) ?? program.typesBySimpleName[name]?.first
    }
    let candidates = program.types(in: FileID(first)).filter { linker.isInterface(.declared($0, [])) }
    return candidates.first { one in !candidates.contains { $0 != one && program.mentions(one, in: $0) } }
      ?? candidates.first
      ?? program.importedTypes(extendedIn: FileID(first)).first { linker.isInterface(.declared($0, [])) }
  }
}

extension Program {
  /// Whether a type's declaration names another.
  func mentions(_ type: TypeID, in other: TypeID) -> Bool {
    let entry = types[Int(other)]
    let declaration = files[Int(entry.file)].outline.declarations[entry.declaration]
    guard let body = declaration.body else { return false }
    return text(body, entry.file).contains(String(types[Int(type)].simpleName) + "(")
  }
}
