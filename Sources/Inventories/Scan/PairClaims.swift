import Syntax

/// Pairs that the team names, in the configuration or in comments (rule P1).
struct PairClaims {
  /// Two types that are said to be a pair.
  struct Claim: Hashable {
    let legacy: TypeID
    let migrated: TypeID
    let why: PairWhy
    /// The types that both are judged against; empty where they are to be found.
    var models: [String] = []
    /// Whether missing on both is an error.
    var isComplete = false
  }

  /// The claims, those of the configuration first, a pair once.
  private(set) var claims: [Claim] = []
  /// Names that are no screen's.
  private(set) var problems: [Problem] = []
  private let program: Program

  init(program: Program, settings: Settings, comments: [AddressedComment]) {
    self.program = program
    for pair in settings.pairs { add(pair) }
    for comment in comments { add(comment) }
  }

  /// The types that some claim names.
  var types: Set<TypeID> { Set(claims.flatMap { [$0.legacy, $0.migrated] }) }

  private mutating func add(_ pair: Settings.Pair) {
    let types = [pair.legacy, pair.migrated].map { program.screen(named: $0) }
    guard let legacy = types[0], let migrated = types[1] else {
      for (name, type) in zip([pair.legacy, pair.migrated], types) where type == nil {
        problems.append(Problem(.unknownName, detail: name))
      }
      return
    }
    add(
      Claim(
        legacy: legacy, migrated: migrated, why: .configured, models: pair.models, isComplete: pair.complete))
  }

  /// A comment's pair: the UIKit screen of the two is the legacy one, else the one that the comment stands at.
  private mutating func add(_ comment: AddressedComment) {
    guard case .pair(let text) = comment.request else { return }
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    let whole = program.screen(named: text)
    guard let own = comment.type, program.isInterface(.declared(own, [])) else {
      return note(Problem(.noScreen), comment)
    }
    guard let other = whole ?? words.first.flatMap({ program.screen(named: $0) }), own != other else {
      return note(Problem(.unknownName, detail: text), comment)
    }
    let isReversed = program.isSwiftUI(.declared(own, [])) && !program.isSwiftUI(.declared(other, []))
    add(
      Claim(
        legacy: isReversed ? other : own, migrated: isReversed ? own : other, why: .directive,
        models: whole == nil ? Array(words.dropFirst()) : []))
  }

  private mutating func note(_ problem: Problem, _ comment: AddressedComment) {
    var sites = Sites(program: program)
    let site = sites.site(comment.file, UInt32(comment.offset))
    problems.append(Problem(problem.code, path: site.file, line: site.line, detail: problem.detail))
  }

  private mutating func add(_ claim: Claim) {
    guard claim.legacy != claim.migrated,
      !claims.contains(where: { $0.legacy == claim.legacy && $0.migrated == claim.migrated })
    else { return }
    claims.append(claim)
  }
}

extension Program {
  /// The view or controller that a name means, in full, by its last part, or with its file in front; nil where none or
  /// more than one does.
  func screen(named name: String) -> TypeID? {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    var found: [TypeID]
    if parts.count == 2 {
      found = (typesByName[parts[1]] ?? []).filter { files[Int(types[Int($0)].file)].source.path == parts[0] }
    } else {
      found = typesByName[name] ?? typesBySimpleName[name] ?? []
    }
    found = found.filter { !types[Int($0)].isForeign && isInterface(.declared($0, [])) }
    return Set(found.map { displayName(of: $0) }).count == 1 ? found.first : nil
  }
}
