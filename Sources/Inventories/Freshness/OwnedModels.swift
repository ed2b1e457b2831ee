import Facts
import RuleCards
import Syntax

/// Proofs that an observed object is made anew on each pass, and nobody keeps it (rule `unowned-model`).
struct OwnedModels {
  let linker: Linker
  private var program: Program { linker.program }

  init(_ linker: Linker) { self.linker = linker }

  /// The proof for a member of an object that a view observes and does not own; `behind` says whether it was made from
  /// something that is handed over each time.
  func proof(_ path: Path, isMadeFromMore: Bool) -> StaleProof? {
    guard path.root.kind == .selfObject, path.hops.count > 1, let held = path.hops[0].member,
      let member = path.hops[1].member, let view = program.members[Int(held)].owner,
      linker.isSwiftUI(.declared(view, [])), isUnowned(held), !isMadeFromMore, linker.changes(member)
    else { return nil }
    let seats = linker.seats(of: view)
    if let place = defaultPlace(held) {
      let isRemade = seats.isEmpty ? program.isPart : seats.contains { $0.isBuilt }
      return isRemade ? StaleProof(rule: .unownedModel, place: place) : nil
    }
    let places = seats.map { givenPlace(held, $0) }
    guard let place = places.first ?? nil, places.allSatisfy({ $0 != nil }) else { return nil }
    return StaleProof(rule: .unownedModel, place: place)
  }

  /// Whether a property observes an object that the view does not keep.
  private func isUnowned(_ held: MemberID) -> Bool {
    let type = linker.heldType(of: held)
    if program.isTracked(type) { return program.members[Int(held)].attributes.isEmpty }
    return program.has(held, .observedWrapper) && !program.has(held, .ownedObjectWrapper)
  }

  /// Where the property's default value makes an object.
  private func defaultPlace(_ held: MemberID) -> Place? {
    guard let body = linker.body(held, .initialValue), let answer = linker.bodies[Int(body)].answer else { return nil }
    let value = Bound(value: answer, frame: linker.entryFrame(body, instance: nil))
    return makesObject(value) ? linker.place(value) : nil
  }

  /// Where a body that builds views makes the object on the spot.
  private func givenPlace(_ held: MemberID, _ seat: Seat) -> Place? {
    let name = program.members[Int(held)].name
    guard seat.isBuilt, let view = program.members[Int(held)].owner,
      let value = linker.memberwiseFields(of: view, seat.call)[name], makesObject(value)
    else { return nil }
    return linker.place(value)
  }

  private func makesObject(_ value: Bound) -> Bool {
    if case .local(let local) = linker.value(value) {
      let body = linker.read(value.frame)
      guard let edges = body.writesOfLocal[local], edges.count == 1,
        let source = body.facts.edges[edges[0]].source, source < value.value
      else { return false }
      return makesObject(Bound(value: source, frame: value.frame))
    }
    return linker.madeType(value).map { program.types[Int($0)].kind == .classType } ?? false
  }
}
