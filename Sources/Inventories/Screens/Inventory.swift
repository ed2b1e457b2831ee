import RuleCards
import Syntax
import Syntax

/// What one screen shows, with all ways to name each key: a pair and a lone screen choose among them.
package struct Inventory: Sendable {
  /// A sighting with its sources.
  package struct Shown: Sendable {
    /// Where a card matched and what it does.
    package var sighting: Sighting
    /// The sources of its values, and of the conditions that choose it.
    package var traces: [Trace]
    /// The proofs that what is shown of a source is stale, by the source's place.
    package var proofs: [Int: StaleProof] = [:]
    /// The types of the tree that whole objects handed on are of.
    package var handedTypes: [TypeID] = []
    /// The conditions it stands under outside of builders, outermost first, and what the sink is without them.
    package var guards: [NilGuard] = []
    /// Whether its element speaks it as well: neither hidden from accessibility nor given another text.
    package var isSpoken = true
    /// Whether its value is put together from parts, as a text with interpolations is.
    package var isComposed = false
    /// What becomes of texts of the code's own that reach it as they stand.
    package var textFate = TextFate.unknown
    /// Whether it is a layout's value in a view that certainly no code writes into.
    package var isUntouched = false
  }

  /// What a condition sets and nothing sets back.
  package struct OneWay: Sendable {
    /// Where it is set.
    var place: Place
    /// What it decides.
    var decision: Decision
    /// What the condition reads.
    var traces: [Trace]
  }

  /// The screen.
  package let screen: TypeID
  /// What it shows.
  package var shown: [Shown] = []
  /// What decides about its views.
  package var conditions: [Shown] = []
  /// The conditions that set what decides about a view which is used again, where nothing sets it back.
  var oneWay: [OneWay] = []
  /// The lists that tell their rows by position, and where.
  var positional: [Place] = []
  /// What it reads only when something is tapped.
  package var actions: [Shown] = []
  /// What it hands to code that cannot be read.
  package var handedOn: [Shown] = []
  /// The views of the tree that are part of it, its cells and child views (rule S1), in the order of their types.
  package var parts: [TypeID] = []
  /// The screens that its code leads to, in the order of their places.
  var openings: [Opened] = []
  /// Whether something lay too deep to be walked through or followed: it may show whatever else is not seen.
  package var stopsShort = false
  /// Whether code of it, or a file that its code stands in, does not parse: it may show whatever else is not seen.
  package var isUnparsed = false
  /// What could not be read in the bodies on the way.
  package var problems: Set<Problem> = []
}

extension Inventory {
  /// Walks through a screen and follows what it met. The linker keeps what it read for the next screen.
  static func taking(_ screen: TypeID, side: Side?, with linker: Linker) -> Inventory {
    linker.forgetWalk()
    linker.side = side
    var walker = Walker(linker: linker, screen: screen)
    walker.walk()
    var taker = InventoryTaker(linker: linker, screen: screen, walked: walker.walked)
    var inventory = taker.take()
    inventory.parts = linker.walkedTypes.filter { $0 != screen }
    inventory.stopsShort = walker.walked.stopsShort || linker.stopsShort
    inventory.isUnparsed = walker.walked.isUnparsed || linker.standsInUnparsed(screen)
    inventory.problems = walker.walked.problems
    inventory.openings = walker.walked.openings.told
    return inventory
  }
}

extension Set<Problem> {
  /// The problems in the order of path and line.
  var inOrder: [Problem] {
    sorted { ($0.path ?? "", $0.line ?? 0, $0.detail) < ($1.path ?? "", $1.line ?? 0, $1.detail) }
  }
}

extension Linker {
  /// Whether a file does not parse that code of a screen, of what it inherits from, or of what was walked stands in.
  fileprivate func standsInUnparsed(_ screen: TypeID) -> Bool {
    let own = program.lineage(of: screen).flatMap { program.types[Int($0)].members }
      .map { program.members[Int($0)] }.flatMap { [$0.file] + $0.bodies.values.map(\.file) }
    let files = Set(own + walkedFrames.keys.map { bodies[Int($0)].file } + [program.types[Int(screen)].file])
    return files.contains { isUnparsed($0) }
  }

  /// Whether a file is known not to parse.
  func isUnparsed(_ file: FileID) -> Bool {
    program.files[Int(file)].outline.problems.contains { $0.code == .brokenSyntax }
  }

  /// The views and controllers of the tree whose bodies the last walk went through.
  fileprivate var walkedTypes: [TypeID] {
    let selves = walkedFrames.values.joined().compactMap { frames[Int($0)].instance }
    let types = Set(selves.compactMap { instances[Int($0)].type.declaredID })
    return types.filter { isInterface(.declared($0, [])) && !program.types[Int($0)].isForeign }.sorted()
  }
}
