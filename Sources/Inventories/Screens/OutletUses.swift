import Facts
import RuleCards
import Syntax

/// What the code of a screen does with the views that layout documents have.
extension Walker {
  /// Notes it for the names of the views that are hidden from the start or hold a text of the document.
  mutating func noteOutletUses() {
    let lines = walked.sightings.compactMap(\.layout)
    let names = Set(lines.flatMap { $0.names + $0.hiddenBy.joined() })
    guard !names.isEmpty else { return }
    let members = walked.sightings.filter { $0.layout != nil }.map { linker.read($0.frame).key.member }
    let owners = Set(members.compactMap { linker.program.members[Int($0)].owner } + [screen]).sorted()
    var files: Set<FileID> = []
    for type in owners.flatMap({ linker.program.lineage(of: $0) }) {
      files.insert(linker.program.types[Int(type)].file)
      files.formUnion(linker.program.types[Int(type)].members.map { linker.program.members[Int($0)].file })
    }
    let related = Set((owners + namers(of: names, in: members)).flatMap { linker.program.lineage(of: $0) })
    var seen: Set<Code> = []
    var uses: [String: OutletUse] = [:]
    for frame in visited.sorted() + owners.flatMap({ frames(of: $0) }) {
      files.insert(linker.read(frame).file)
      let code = Code(body: linker.frames[Int(frame)].body, type: linker.instanceType(of: frame))
      guard seen.insert(code).inserted else { continue }
      for (name, use) in outletUses(of: names, related, in: frame) { uses[name, default: OutletUse()].join(use) }
    }
    let paths = Set(files.map { linker.program.files[Int($0)].source.path })
    for name in names
    where !linker.program.layouts.paths(writing: name).isSubset(of: paths) || isShared(name, by: related) {
      uses[name, default: OutletUse()].isUnknown = true
    }
    walked.outletUses = uses
  }

  /// The types that have an outlet of one of some names in the documents that some members tell of, as a cell has for
  /// what stands in its controller's scene.
  private func namers(of names: Set<String>, in members: [MemberID]) -> [TypeID] {
    let files = Set(members.map { linker.program.members[Int($0)].file })
    let outlets = files.compactMap { linker.program.files[Int($0)].layout }.flatMap(\.outlets.keys)
    let owners = Set(outlets.filter { names.contains($0.name) }.map(\.owner))
    return owners.sorted().flatMap { linker.program.typesByName[$0] ?? [] }
  }

  /// A body, as code of one type.
  private struct Code: Hashable {
    let body: BodyID
    let type: TypeID?
  }

  /// Whether several of some types have a member of a name: code that names it may mean either.
  private func isShared(_ name: String, by types: Set<TypeID>) -> Bool {
    types.count {
      linker.program.types[Int($0)].kind != .protocolType && linker.program.membersByName[$0]?[name] != nil
    } > 1
  }

  /// Whether a mention may name the view of another object than those of some types: one of another class, or of one
  /// that is not known.
  private func isOthers(_ mention: ValueID, than types: Set<TypeID>, in frame: FrameID) -> Bool {
    let facts = linker.read(frame).facts
    var owner = linker.instanceType(of: frame) ?? linker.member(of: frame).owner
    if case .member(let base, _, _) = facts.values[Int(mention)], facts.values[Int(base)] != .superObject {
      owner = linker.type(of: Bound(value: base, frame: frame)).unwrapped.declaredID
    }
    guard let owner else { return true }
    return types.isDisjoint(with: linker.program.lineage(of: owner))
  }

  /// All bodies of a type and of what it inherits from, whether anything leads to them or not.
  private func frames(of type: TypeID) -> [FrameID] {
    let instance = linker.instance(.declared(type, []), receiver: nil)
    return lineageMembers(of: type).flatMap { member in
      linker.program.members[Int(member)].parts.compactMap { linker.body(member, $0) }.map {
        linker.entryFrame($0, instance: instance)
      }
    }
  }

  private func outletUses(of names: Set<String>, _ types: Set<TypeID>, in frame: FrameID) -> [String: OutletUse] {
    let body = linker.read(frame)
    var mentions: [ValueID: String] = [:]
    for (index, value) in body.facts.values.enumerated() {
      switch value {
      case .free(let name) where names.contains(name), .member(_, let name, _) where names.contains(name):
        mentions[ValueID(index)] = name
      default: break
      }
    }
    guard !mentions.isEmpty else { return [:] }
    var uses: [String: OutletUse] = [:]
    var told: Set<ValueID> = []
    func note(_ mention: ValueID, _ use: OutletUse) {
      told.insert(mention)
      if let name = mentions[mention] { uses[name, default: OutletUse()].join(use) }
    }
    for mention in mentions.keys where isOthers(mention, than: types, in: frame) {
      note(mention, OutletUse(isUnknown: true, isOthers: true))
      mentions[mention] = nil
    }
    for (index, edge) in body.facts.edges.enumerated() {
      guard case .assign(let target, _) = edge.kind, let root = mention(under: target, mentions, body.facts),
        root != target
      else { continue }
      note(
        root,
        use(of: linker.confirmedMatches(atEdge: index, in: frame), writing: target, in: frame) ?? OutletUse(hides: true)
      )
    }
    for call in body.calls {
      guard case .call(let callee, _) = body.facts.values[Int(call)],
        let root = mention(under: callee, mentions, body.facts), root != callee
      else { continue }
      let bound = Bound(value: call, frame: frame)
      let matches = linker.confirmedMatches(at: bound)
      if hands(matches, isDirect: body.facts.isMember(callee, of: root)) { note(root, OutletUse(isUnknown: true)) }
      let known = use(of: matches, writing: callee, in: frame)
      note(root, known ?? OutletUse(isUnknown: !linker.callTargets(bound).isEmpty, hides: true))
    }
    for (index, value) in body.facts.values.enumerated() where mentions[ValueID(index)] == nil {
      guard case .member(let base, _, _) = value, let root = mention(under: base, mentions, body.facts) else {
        continue
      }
      told.insert(root)
    }
    for mention in mentions.keys where !told.contains(mention) { note(mention, OutletUse(isUnknown: true)) }
    return uses
  }

  /// The mention of a view that a path begins with.
  private func mention(under value: ValueID, _ mentions: [ValueID: String], _ facts: Facts) -> ValueID? {
    var next = value
    for _ in 0..<Linker.deepest {
      if mentions[next] != nil { return next }
      switch facts.values[Int(next)] {
      case .member(let base, _, _), .forced(let base), .unwrapped(let base), .subscripted(let base, _): next = base
      default: return nil
      }
    }
    return nil
  }

  /// Whether all that cards say of a call is that it hands something on, so that others may do anything with it: what
  /// a closure takes, or what is called itself.
  private func hands(_ matches: [Match], isDirect: Bool) -> Bool {
    let effects = matches.flatMap { linker.rules.cards[$0.card].effects }
    return !effects.isEmpty
      && effects.allSatisfy { effect in
        switch effect {
        case .binds, .pairs, .allows, .returns: true
        case .passes, .gives: isDirect || effects.contains { if case .binds = $0 { true } else { false } }
        default: false
        }
      }
  }

  /// What cards say that a call or an assignment does to a view; nil where none speaks of it.
  private func use(of matches: [Match], writing target: ValueID, in frame: FrameID) -> OutletUse? {
    guard !matches.isEmpty else { return nil }
    let property = linker.lastName(of: Bound(value: target, frame: frame))
    return matches.reduce(into: OutletUse()) { use, match in
      for effect in linker.rules.cards[match.card].effects {
        switch effect {
        case .shows(_, _, let name): use.writes.insert(LayoutTable.builtIn.group(of: name ?? property ?? ""))
        case .decides(_, .hidden), .decides(_, .exists), .toggles: use.hides = true
        default: break
        }
      }
    }
  }
}

extension Facts {
  /// Whether a value is a member of another, or of an element of it.
  fileprivate func isMember(_ value: ValueID, of other: ValueID) -> Bool {
    guard case .member(var base, _, _) = values[Int(value)] else { return false }
    for _ in 0..<Linker.deepest {
      if base == other { return true }
      switch values[Int(base)] {
      case .forced(let inner), .unwrapped(let inner), .subscripted(let inner, _): base = inner
      default: return false
      }
    }
    return false
  }
}

extension OutletUse {
  /// Adds what is done elsewhere.
  fileprivate mutating func join(_ other: OutletUse) {
    isUnknown = isUnknown || other.isUnknown
    isOthers = isOthers || other.isOthers
    writes.formUnion(other.writes)
    hides = hides || other.hides
  }
}
