import Facts
import RuleCards
import Syntax

/// Whole objects handed to what prints them (rule K8).
extension Linker {
  /// The sources of a value that is printed as text: an object prints what its own description reads, and one that has
  /// none prints itself.
  func printedFlows(_ bound: Bound, _ flows: [Flow]) -> [Flow] {
    guard let name = program.printingMembers.first, let type = printedType(of: bound) else { return flows }
    let hop = Hop(
      owner: .declared(type, []), name: name, member: members(named: name, of: type).first)
    guard let member = hop.member else {
      return program.isPrintedWhole(type) ? reading(hop, of: flows) : flows
    }
    let read = reading(hop, of: flows)
    let sources = sources(of: member, instance: nil).filter { !$0.isConstant }
    return sources.isEmpty ? read : joined(read, sources)
  }

  /// The class or structure of the tree that is printed; nil for a view, and for what is no object.
  private func printedType(of bound: Bound) -> TypeID? {
    guard case .declared(let type, _) = type(of: bound), !isInterface(.declared(type, [])) else { return nil }
    let kind = program.types[Int(type)].kind
    return kind == .classType || kind == .structure ? type : nil
  }
}

extension Program {
  /// Whether an object that the tree gives no description prints debug text: all that it inherits from is known, so
  /// none can stand elsewhere.
  func isPrintedWhole(_ type: TypeID) -> Bool {
    foreignAncestors(of: type).allSatisfy { rules.knows($0) }
  }

  /// Whether reading a member of an object prints its debug text: a class inherits it, and the tree declares no other.
  func printsDebugText(_ hop: Hop) -> Bool {
    guard hop.member == nil, printingMembers.contains(hop.name), case .declared(let type, _) = hop.owner,
      !isInterface(hop.owner), isPrintedWhole(type)
    else { return false }
    switch types[Int(type)].kind {
    case .classType: return !foreignAncestors(of: type).isEmpty
    case .structure: return hop.name == printingMembers.first
    default: return false
    }
  }
}

extension Rules {
  /// Whether a card adds something to what stands in one of its holes.
  func adds(_ card: Int) -> Bool {
    cards[card].effects.contains { if case .adds = $0 { true } else { false } }
  }

  /// The members that print the object that they are read from, as cards say: `description`.
  var printingMembers: [String] {
    var found: [String] = []
    for card in cards {
      for case .passes(.value(let hole), printing: true) in card.effects {
        let start = "$" + hole + "."
        found += card.patterns.map(\.text).filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
      }
    }
    return found.filter { name in name.allSatisfy { $0.isLetter } }
  }
}
