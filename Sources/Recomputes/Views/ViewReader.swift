import Facts
import Inventories
import RuleCards

/// Reads what one view does on a pass: from the bodies that the framework runs again into its helpers, up to the views
/// that it makes.
struct ViewReader {
  let linker: Linker
  let reads: MemberReads
  /// The view as the self of its bodies.
  let own: InstanceID
  /// Its stored properties by name.
  let fields: [String: ViewField]
  var facts: ViewFacts
  /// The views met on the way, with where they are made.
  var met: [Met] = []
  /// What is put into the environment on the way.
  var providings: [Providing] = []
  private var visited: Set<Visit> = []

  /// A view that a body makes, before it is told what it is given.
  struct Met: Hashable {
    let type: TypeID
    let call: Bound
    let isOpened: Bool
    let isConditional: Bool
  }

  /// A value that is put into the environment of what a call is made on.
  struct Providing: Hashable {
    let key: String
    let value: Bound
    let call: Bound
  }

  private struct Visit: Hashable {
    let frame: FrameID
    let pass: Pass
  }

  /// More bodies than this are not read for one view.
  private static let mostVisits = 2_000

  init(_ view: TypeID, reads: MemberReads) {
    linker = reads.linker
    self.reads = reads
    own = reads.linker.instance(.declared(view, []), receiver: nil)
    facts = ViewFacts(view: view)
    facts.fields = FieldReader(linker: linker).fields(of: view)
    fields = Dictionary(facts.fields.map { ($0.name, $0) }) { one, _ in one }
  }

  var program: Program { linker.program }

  /// Reads the view.
  mutating func read() -> ViewFacts {
    facts.isWrapper = program.plays(.declared(facts.view, []), .representable)
    facts.isEquatable = program.foreignAncestors(of: facts.view).contains("Equatable")
    for member in program.passMembers(of: facts.view) {
      for part in [BodyPart.getter, .code] {
        guard let body = linker.body(member, part) else { continue }
        visit(linker.entryFrame(body, instance: own), Pass())
      }
    }
    facts.made = made()
    for field in facts.fields { facts.madeByDefault[field.member] = defaultObject(of: field) }
    return facts
  }

  /// Whether the self of a frame is the view.
  func isOwn(_ frame: FrameID) -> Bool { linker.frames[Int(frame)].instance == own }

  /// Reads one body, once for each time at which it runs.
  mutating func visit(_ frame: FrameID, _ pass: Pass) {
    guard visited.count < Self.mostVisits else {
      facts.stopsShort = true
      return
    }
    guard visited.insert(Visit(frame: frame, pass: pass)).inserted else { return }
    let body = linker.read(frame)
    let times = closureTimes(in: frame)
    var decided: Set<[Int32]> = []
    for edge in body.facts.edges {
      var inner = pass
      var closure = edge.closure
      while let id = closure {
        inner = inner.within(times[id]?.time ?? .now)
        if times[id]?.isHanded == true { inner.isHanded = true }
        closure = body.facts.closures[Int(id)].parent
      }
      if edge.guarded != nil { inner.isConditional = true }
      var next = edge.guarded
      while let id = next {
        if decided.insert([id, Int32(inner.time.rawValue)]).inserted {
          for condition in body.facts.guards[Int(id)].conditions { visit(condition, frame, inner) }
        }
        next = body.facts.guards[Int(id)].outer
      }
      visit(edge, frame, inner)
    }
  }

  private mutating func visit(_ edge: Edge, _ frame: FrameID, _ pass: Pass) {
    switch edge.kind {
    case .assign(let target, let from):
      visit(from, frame, pass)
      visit(target, frame, pass.within(.later))
    case .bind(_, let from), .returns(let from), .evaluate(let from): visit(from, frame, pass)
    }
  }

  /// Notes that a value is put into the environment under a key.
  mutating func note(_ value: Bound, under key: String, at call: Bound) {
    providings.append(Providing(key: key, value: value, call: call))
  }

  /// Notes that a view is made here.
  mutating func note(made type: TypeID, _ call: Bound, _ pass: Pass) {
    guard pass.time != .later, !met.contains(where: { $0.call == call }) else { return }
    met.append(Met(type: type, call: call, isOpened: pass.isOpened, isConditional: pass.isConditional))
  }
}

extension Program {
  /// The members of a view that run on every pass: its body, and what updates a wrapped view.
  func passMembers(of type: TypeID) -> [MemberID] {
    var names: Set<String> = []
    return lineage(of: type).flatMap { types[Int($0)].members }.filter { member in
      let entry = members[Int(member)]
      return !entry.isStatic && rules.runs(entry.name) == .again && !entry.bodies.isEmpty
        && names.insert(entry.fullName).inserted
    }
  }

  /// Whether values of a type stand in a view tree, with passes of their own.
  func isNode(_ type: TypeID) -> Bool {
    let made = Type.declared(type, [])
    let entry = types[Int(type)]
    guard entry.kind == .structure || entry.kind == .enumeration || entry.kind == .classType else { return false }
    return (isSwiftUI(made) || plays(made, .representable)) && !plays(made, .preview) && !passMembers(of: type).isEmpty
  }
}
