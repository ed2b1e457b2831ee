import Facts
import Inventories
import RuleCards

/// Reading values: which stored properties and which members of objects they name, and what is made of them.
extension ViewReader {
  /// What is done with a value.
  enum Use: Hashable {
    /// It is read whole.
    case value
    /// A member of it is asked for.
    case base
    /// Its place is handed on, so that others read it: `$name`.
    case bound
    /// The place of a member of it is handed on: `$model.name`.
    case boundBase
    /// It is an argument; `known` where what it is handed to is a view of the tree, or the environment.
    case handed(known: Bool)
  }

  /// Reads a value and what it is made of.
  mutating func visit(_ id: ValueID, _ frame: FrameID, _ pass: Pass, _ use: Use = .value) {
    let bound = Bound(value: id, frame: frame)
    let value = linker.value(bound)
    switch value {
    case .free(let name): visit(name: name, bound, pass, use)
    case .member(let base, let name, _): visit(member: name, of: base, bound, pass, use)
    case .call(let callee, let arguments): visit(call: bound, callee, arguments, pass)
    case .reference(let inner): visit(inner, frame, pass, .bound)
    case .forced(let inner), .unwrapped(let inner), .cast(let inner, _, _): visit(inner, frame, pass, use)
    case .subscripted(let base, let arguments):
      visit(base, frame, pass, use == .bound || use == .boundBase ? .bound : .value)
      for argument in arguments { visit(argument.value, frame, pass) }
    default: for operand in value.operands { visit(operand, frame, pass) }
    }
  }

  private mutating func visit(name: String, _ bound: Bound, _ pass: Pass, _ use: Use) {
    if isOwn(bound.frame), let field = fields[name], case .member = linker.lookUp(name, in: bound.frame) {
      return touch(field, pass, use)
    }
    guard let member = reads.named(by: bound) else { return }
    if isOwn(bound.frame), program.members[Int(member)].kind == .computed {
      descend(into: linker.getterFrame(of: member, at: bound), member, pass)
    } else {
      note(reads.reads(of: member), of: nil, pass, use)
    }
  }

  private mutating func visit(member name: String, of base: ValueID, _ bound: Bound, _ pass: Pass, _ use: Use) {
    let owner = Bound(value: base, frame: bound.frame)
    if linker.value(owner) == .selfObject, isOwn(bound.frame) {
      if let field = fields[name] { return touch(field, pass, use) }
      guard let member = reads.named(by: bound), program.members[Int(member)].kind == .computed else { return }
      return descend(into: linker.getterFrame(of: member, at: bound), member, pass)
    }
    if case .reference(let inner) = linker.value(owner), linker.isWrapped(bound) {
      return visit(inner, bound.frame, pass, use)
    }
    let isBound = use == .bound || use == .boundBase
    let root = root(of: owner)
    if let root, root.kind == .wholeEnvironment, root.isDirect, isField(owner) {
      if pass.time <= .row { facts.environmentParts.insert(name) }
      return touch(root, pass, .base)
    }
    if let member = reads.named(by: bound) {
      if isOthersState(member), pass.time <= .row, !isBound { facts.othersState.insert(member) }
      note(reads.reads(of: member), of: root, pass, use)
    } else if let root, isField(owner), pass.time != .later {
      facts.uses[root.member, default: FieldUse()].isOpaque = true
    }
    visit(base, bound.frame, pass, isBound ? .boundBase : .base)
  }

  /// Whether a member is state of another view.
  private func isOthersState(_ member: MemberID) -> Bool {
    let entry = program.members[Int(member)]
    guard entry.kind == .stored, let owner = entry.owner, owner != facts.view, program.isNode(owner) else {
      return false
    }
    if case .own = FieldReader(linker: linker).kind(of: member) { return true }
    return false
  }

  /// Whether a value is a stored property itself.
  private func isField(_ bound: Bound) -> Bool {
    switch linker.value(bound) {
    case .free: true
    case .member(let base, _, _): linker.value(Bound(value: base, frame: bound.frame)) == .selfObject
    default: false
    }
  }

  /// The stored property that a path begins with, helpers' parameters followed to what they are given.
  func root(of bound: Bound) -> ViewField? {
    var next = bound
    for _ in 0..<32 {
      switch linker.value(next) {
      case .free(let name): return isOwn(next.frame) ? fields[name] : nil
      case .member(let base, let name, _):
        let owner = Bound(value: base, frame: next.frame)
        if linker.value(owner) == .selfObject, isOwn(next.frame) { return fields[name] }
        next = owner
      case .forced(let inner), .unwrapped(let inner), .reference(let inner), .cast(let inner, _, _),
        .subscripted(let inner, _):
        next = Bound(value: inner, frame: next.frame)
      case .parameter(let place):
        guard let given = linker.frames[Int(next.frame)].arguments[place] else { return nil }
        next = given
      case .local(let local):
        guard let written = linker.singleWrite(of: local, in: next.frame) else { return nil }
        next = written
      default: return nil
      }
    }
    return nil
  }

  /// Notes that a stored property is used.
  private mutating func touch(_ field: ViewField, _ pass: Pass, _ use: Use) {
    var known = facts.uses[field.member] ?? FieldUse()
    if !pass.isHanded || pass.time == .later { known.isUsedBeside = true }
    if pass.time != .later {
      switch use {
      case .value, .bound, .handed(known: false): known.isOpaque = true
      case .handed(known: true): known.isHanded = true
      case .base, .boundBase: break
      }
      if pass.time <= .row, use != .bound, use != .boundBase { facts.read.insert(field.member) }
    }
    facts.uses[field.member] = known
    visitKeptView(field, pass)
  }

  /// A view that a property holds from the beginning is made where the property is read.
  private mutating func visitKeptView(_ field: ViewField, _ pass: Pass) {
    guard field.kind == .fixed || field.kind == .input, program.members[Int(field.member)].initialValue != nil,
      linker.isInterface(field.type), let body = linker.body(field.member, .initialValue)
    else { return }
    visit(linker.entryFrame(body, instance: own), pass)
  }

  /// Notes that members of objects are read, or bound to.
  private mutating func note(_ members: Set<MemberID>, of root: ViewField?, _ pass: Pass, _ use: Use) {
    guard pass.time != .later else { return }
    if let root { facts.uses[root.member, default: FieldUse()].members.formUnion(members) }
    if use == .bound || use == .boundBase { return }
    switch pass.time {
    case .now: facts.members.formUnion(members)
    case .row: facts.rowMembers.formUnion(members)
    case .presented, .later: break
    }
  }

  /// Reads a helper's body, unless it is being read.
  mutating func descend(into frame: FrameID?, _ member: MemberID, _ pass: Pass) {
    if let frame { visit(frame, pass) }
  }
}

extension Linker {
  /// Whether a member is what a wrapper wraps, as a card says.
  func isWrapped(_ bound: Bound) -> Bool {
    confirmedMatches(at: bound).contains { match in
      rules.cards[match.card].effects.contains { if case .passes = $0 { true } else { false } }
    }
  }

  /// What a local is given, where that is written in one place.
  func singleWrite(of local: LocalID, in frame: FrameID) -> Bound? {
    let body = read(frame)
    guard body.facts.locals[Int(local)].parameterOf == nil, let edges = body.writesOfLocal[local], edges.count == 1,
      let from = body.facts.edges[edges[0]].source
    else { return nil }
    return Bound(value: from, frame: frame)
  }
}
