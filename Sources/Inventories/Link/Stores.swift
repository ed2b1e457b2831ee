import Facts
import RuleCards
import Syntax

/// What is read under a key of an object that keeps what others give it.
extension Linker {
  /// What a call reads of a store: what a walked body puts into such a store under the same constant, else what only
  /// the running program tells. Nil for other calls.
  func keptFlows(_ call: Bound, _ callee: Bound, _ arguments: [Argument]) -> [Flow]? {
    guard arguments.count == 1, let store = store(callee), !plays(type(of: call), .engine),
      let key = constantText(Bound(value: arguments[0].value, frame: call.frame))
    else { return nil }
    rest(on: .screen)
    var found: [Flow] = []
    for body in walkedFrames.keys.sorted() where !bodies[Int(body)].callsOfTwo.isEmpty {
      for frame in walkedFrames[body] ?? [] where found.count < Self.mostFlows {
        found += flows(putInto: store, under: key, in: frame)
      }
    }
    return found.isEmpty ? [unread(.dynamicKey, call)] : found
  }

  /// The type of the store that a method is called on; nil of what is none.
  private func store(_ callee: Bound) -> Type? {
    guard case .member(let base, _, _) = value(callee) else { return nil }
    let type = type(of: Bound(value: base, frame: callee.frame)).unwrapped
    return plays(type, .engine) ? type : nil
  }

  /// The one text that a value is, wherever it is written.
  private func constantText(_ bound: Bound) -> String? {
    let texts = flows(of: bound).map { flow -> String? in
      if case .constant(let text, isText: true) = stations.end(flow.end) { return text }
      return nil
    }
    return Set(texts).count == 1 ? texts[0] : nil
  }

  /// What a body puts into a store under a key.
  private func flows(putInto store: Type, under key: String, in frame: FrameID) -> [Flow] {
    let facts = read(frame).facts
    var found: [Flow] = []
    for call in read(frame).callsOfTwo {
      guard case .call(let callee, let arguments) = facts.values[Int(call)],
        self.store(Bound(value: callee, frame: frame)) == store
      else { continue }
      let given = arguments.map { Bound(value: $0.value, frame: frame) }
      guard let place = given.lastIndex(where: { constantText($0) == key }) else { continue }
      for (index, value) in given.enumerated() where index != place {
        found += flows(of: value).filter { !$0.isConstant }
      }
    }
    return found
  }
}

extension ReadBody {
  /// The calls of methods with two arguments.
  fileprivate var callsOfTwo: [ValueID] {
    calls.filter { call in
      guard case .call(let callee, let arguments) = facts.values[Int(call)], arguments.count == 2,
        case .member = facts.values[Int(callee)]
      else { return false }
      return true
    }
  }
}
