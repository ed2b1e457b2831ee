import RuleCards

/// The place that a call assigns to: a value and the names behind it, `label` and `text` of `label.rx.text`.
struct AssignedPlace {
  /// What the names are read from.
  let base: ValueID
  /// The names, outermost first.
  let names: [String]

  /// The place of a target, or of a key path on it; nil where no name is left.
  init?(_ target: ValueID, path: ValueID?, _ facts: Facts, _ rules: Rules) {
    if let path {
      guard case .keyPath(_, let names) = facts[path], !names.isEmpty else { return nil }
      self.base = target
      self.names = names
      return
    }
    guard case .member(let base, let name, _) = facts[target] else { return nil }
    names = [name]
    if case .member(let view, let proxy, _) = facts[base], rules.isProxy(proxy) {
      self.base = view
    } else {
      self.base = base
    }
  }

  /// What an assignment's pattern captures here; nil where it names another place.
  func captures(by pattern: CompiledPattern, _ source: ValueID) -> [Capture]? {
    guard case .assignment(var target, .hole(let value)) = pattern.root else { return nil }
    for name in names.reversed() {
      guard case .member(let base, name) = target else { return nil }
      target = base
    }
    guard case .hole(let receiver) = target else { return nil }
    return [receiver.map { Capture(hole: $0, value: base) }, value.map { Capture(hole: $0, value: source) }]
      .compactMap(\.self)
  }
}
