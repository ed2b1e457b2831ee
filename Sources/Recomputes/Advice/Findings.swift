import Inventories

/// What makes views run again without need, told of the views themselves, wherever they are made.
struct Findings {
  let program: Program
  let facts: [ViewFacts]
  private var sites: Sites

  init(_ program: Program, _ facts: [ViewFacts]) {
    (self.program, self.facts) = (program, facts)
    sites = Sites(program: program)
  }

  /// The findings in the order of file, line, column and rule.
  mutating func findings() -> [Report.Finding] {
    var found: [Report.Finding] = []
    for view in facts {
      for field in view.fields { if let finding = finding(on: field, of: view) { found.append(finding) } }
    }
    return (found + onInputs()).sorted { ($0.sites[0], $0.rule.rawValue) < ($1.sites[0], $1.rule.rawValue) }
  }

  private func name(_ view: TypeID) -> String { program.displayName(of: view) }

  private func names(_ members: some Sequence<MemberID>) -> [String] {
    members.sorted().map { program.members[Int($0)].name }
  }

  private mutating func finding(on field: ViewField, of view: ViewFacts) -> Report.Finding? {
    guard field.isDirect else { return nil }
    let use = view.uses[field.member] ?? FieldUse()
    switch field.kind {
    case .object(let type, let isKept):
      if let made = view.madeByDefault[field.member] {
        let message = RecomputeMessage.unownedDefault(view: name(view.view), property: field.name, made: name(made))
        return finding(.unownedModel, .warning, message, view.view, field)
      }
      return finding(observing: type, isKept, use, field, view.view)
    case .wholeEnvironment:
      guard !use.isOpaque, !view.environmentParts.isEmpty else { return nil }
      let message = RecomputeMessage.environmentTooBroad(
        view: name(view.view), property: field.name, read: view.environmentParts.sorted())
      return finding(.environmentTooBroad, .note, message, view.view, field)
    case .own, .binding, .environment, .input, .fixed, .unknown: return nil
    }
  }

  private mutating func finding(
    observing type: TypeID?, _ isKept: Bool, _ use: FieldUse, _ field: ViewField, _ view: TypeID
  ) -> Report.Finding? {
    if use.isOpaque { return nil }
    if use.members.isEmpty {
      let message = RecomputeMessage.observedNotRead(view: name(view), property: field.name, isKept: isKept)
      return finding(.observedNotRead, .warning, message, view, field)
    }
    guard let type else { return nil }
    let telling = program.tellingMembers(of: type)
    let read = use.members.intersection(telling)
    guard !read.isEmpty, read.count < telling.count else { return nil }
    let message = RecomputeMessage.observedTooBroad(
      view: name(view), property: field.name, read: names(read), of: telling.count)
    return finding(.observedTooBroad, .note, message, view, field)
  }

  private mutating func finding(
    _ rule: Fault, _ level: Level, _ message: RecomputeMessage, _ view: TypeID, _ field: ViewField
  ) -> Report.Finding {
    Report.Finding(
      rule: rule, level: level, message: .recompute(message), screen: name(view), key: field.name,
      sites: [sites.site(of: program.members[Int(field.member)])])
  }
}

/// What views are given that is another value on every pass.
extension Findings {
  /// An input of a view and why it is never equal: one finding, however often the view is made so.
  private struct Input: Hashable {
    let view: TypeID
    let field: ViewField
    let never: NeverEqual
  }

  private mutating func onInputs() -> [Report.Finding] {
    var places: [Input: [Place]] = [:]
    var makers: [Input: TypeID] = [:]
    let known = Dictionary(facts.map { ($0.view, $0) }) { one, _ in one }
    for maker in facts where runsAgain(maker) {
      for made in maker.made {
        guard let view = known[made.type], !view.isEquatable else { continue }
        for field in view.fields {
          guard let given = made.given[field.member], let never = given.never else { continue }
          let input = Input(view: made.type, field: field, never: never)
          places[input, default: []].append(given.place)
          if makers[input] == nil { makers[input] = maker.view }
        }
      }
    }
    return places.compactMap { input, places in finding(on: input, places, by: makers[input]) }
  }

  /// Whether a view is told of changes in an object that it is given.
  private func isObserved(_ field: ViewField, _ made: TypeID) -> Bool {
    if case .object = field.kind { return true }
    return program.isTracked(made)
  }

  /// Whether something runs a view again after the first time.
  private func runsAgain(_ view: ViewFacts) -> Bool {
    !view.members.isEmpty || view.fields.contains { $0.kind != .fixed }
  }

  private mutating func finding(on input: Input, _ places: [Place], by maker: TypeID?) -> Report.Finding? {
    let (view, name) = (name(input.view), input.field.name)
    var found = Report.Finding(
      rule: .neverEqualInput, level: .note, message: .recompute(.neverEqualClosure(view: view, input: name)),
      screen: view, key: name, sites: sites.sites(places))
    switch input.never {
    case .closure: break
    case .binding: found.message = .recompute(.neverEqualBinding(view: view, input: name))
    case .object(let made):
      guard isObserved(input.field, made) else { return nil }
      (found.rule, found.level) = (.unownedModel, .warning)
      found.message = .recompute(
        .unownedModel(view: view, input: name, made: self.name(made), by: maker.map { self.name($0) } ?? ""))
    }
    return found
  }
}
