import RuleCards
import Syntax

/// Declarations that Swift and Objective-C call by different names.
extension Program {
  /// A class by the name that Objective-C has for it, where Swift has another.
  mutating func noteOwnName(of type: TypeID) {
    let entry = types[Int(type)]
    guard entry.kind == .classType || entry.kind == .protocolType || entry.kind == .enumeration else { return }
    let declaration = files[Int(entry.file)].outline.declarations[entry.declaration]
    let name =
      files[Int(entry.file)].imported.map { $0[declaration.name.start]?.name }
      ?? files[Int(entry.file)].renaming(of: declaration)
    if let name, name != entry.name { typesByName[name, default: []].append(type) }
  }

  /// A member by the name that Objective-C has for it, where Swift has another.
  mutating func noteOwnName(of member: MemberID, _ owner: TypeID) {
    if let note = importedNote(of: member), note.name != members[Int(member)].name {
      membersByName[owner, default: [:]][note.name, default: []].append(member)
    }
    guard speaksObjectiveC, files[Int(members[Int(member)].file)].imported == nil else { return }
    noteMessageNames(of: member, owner)
  }

  /// What a message calls a member of a Swift class: `show(_:)` is `show:`, `show(task:)` is `showWithTask:`,
  /// `cell(for:)` is `cellFor:`, or what `@objc(…)` says.
  private mutating func noteMessageNames(of member: MemberID, _ owner: TypeID) {
    let entry = members[Int(member)]
    let isCallable = entry.kind == .function || entry.kind == .initializer
    guard !entry.isPrivate, entry.kind != .enumCase, types[Int(owner)].kind != .structure else { return }
    let declaration = files[Int(entry.file)].outline.declarations[entry.declaration]
    let written = files[Int(entry.file)].renaming(of: declaration).map { String($0.prefix { $0 != ":" }) }
    guard let name = written ?? (isCallable ? entry.messageName : nil) else { return }
    guard name != entry.name else { return }
    members[Int(member)].messageNames = [name]
    if isCallable {
      messages[owner, default: [:]][name, default: []].append(member)
    } else {
      membersByName[owner, default: [:]][name, default: []].append(member)
    }
  }

  /// Notes the selectors that a header announces.
  mutating func noteSelectors(in file: FileID) {
    for (name, found) in files[Int(file)].outline.selectors {
      guard let type = typeID(named: name, in: Scope(file: file, type: nil)) else { continue }
      selectors[type, default: []].formUnion(found)
    }
  }

  /// Whether others cannot name a member of an Objective-C source: its class has a header, which does not announce it.
  func isKeptFromOthers(_ member: MemberID) -> Bool {
    let entry = members[Int(member)]
    guard let owner = entry.owner, isMessaging(entry.file), isImported(owner) else { return false }
    let isMethod = entry.kind == .function || entry.kind == .initializer
    let setter = "set" + entry.name.prefix(1).uppercased() + entry.name.dropFirst() + ":"
    let wanted = isMethod ? [entry.fullName] : [entry.name, setter]
    return !lineage(of: owner).contains { !(selectors[$0] ?? []).isDisjoint(with: wanted) }
  }

}

extension SourceFile {
  /// The name in `@objc(Name)`.
  func renaming(of declaration: Declaration) -> String? {
    for range in outline.ranges[declaration.attributes.asInts] {
      let parts = source.text(range).split(separator: "(", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }) == "@objc" else { continue }
      let name = parts[1].filter { !$0.isWhitespace && $0 != ")" }
      return name.isEmpty ? nil : name
    }
    return nil
  }
}

extension Member {
  /// Words that begin the label of the first argument in Swift.
  private static let prepositions: Set<String> = [
    "With", "For", "By", "From", "At", "In", "To", "Of", "On", "As", "Using", "And",
  ]

  /// The first part of the selector that Swift gives a method by its labels.
  fileprivate var messageName: String? {
    guard let label = parameters.first?.label, !label.isEmpty else { return name }
    let word = label.prefix(1).uppercased() + label.dropFirst()
    let isJoined =
      Self.prepositions.contains(word.camelWords.first ?? "") || Self.prepositions.contains(name.camelWords.last ?? "")
    return name + (isJoined ? "" : "With") + word
  }

  /// What Swift may call a message with parameters by.
  var swiftNames: Set<String> {
    if kind == .initializer { return ["init"] }
    var names: Set<String> = []
    var base = ""
    for word in name.camelWords {
      if Self.prepositions.contains(word), !base.isEmpty { names.insert(base) }
      base += word
    }
    if case .named(let type, _) = parameters.first?.type.unwrapped ?? .unknown {
      for length in 1...max(1, type.count) where base.count > length && base.hasSuffix(type.suffix(length)) {
        names.insert(String(base.dropLast(length)))
      }
    }
    return names
  }
}
