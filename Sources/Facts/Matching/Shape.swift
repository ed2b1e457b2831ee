import RuleCards

/// A pattern as it is compared: what a value must look like, holes left open.
indirect enum Shape: Sendable {
  /// Anything; nil where nothing is captured.
  case hole(Hole?)
  /// `$values...`: all unlabelled arguments that are left.
  case rest(Hole)
  case constant(Constant)
  /// A free name with the members behind it.
  case path([String])
  /// A member of what is no path.
  case member(Shape, String)
  /// `.name`.
  case implicit(String)
  case call(Shape, [ShapeArgument])
  case subscripted(Shape, [ShapeArgument])
  case keyPath([String])
  case collection(CollectionKind, [ShapeArgument])
  /// `&place`.
  case reference(Shape)

  /// What a hole's `$` and its three dots are written as in the text that the body reader is given.
  static let holePrefix = "hole__"
  static let restSuffix = "__rest"

  /// The shape of a pattern's value; nil where patterns know no such value.
  init?(_ value: ValueID, in facts: Facts) {
    switch facts[value] {
    case .constant(let constant): self = .constant(constant)
    case .free(let name): self = Shape.hole(named: name) ?? .path([name])
    case .member(let base, let name, _):
      guard let front = Shape(base, in: facts) else { return nil }
      if case .path(let names) = front { self = .path(names + [name]) } else { self = .member(front, name) }
    case .implicit(let name): self = .implicit(name)
    case .call(let callee, let arguments):
      guard let front = Shape(callee, in: facts), let parts = Shape.arguments(arguments, facts) else { return nil }
      self = .call(front, parts)
    case .subscripted(let base, let arguments):
      guard let front = Shape(base, in: facts), let parts = Shape.arguments(arguments, facts) else { return nil }
      self = .subscripted(front, parts)
    case .keyPath(_, let names): self = .keyPath(names)
    case .collection(let kind, let arguments):
      guard let parts = Shape.arguments(arguments, facts) else { return nil }
      self = .collection(kind, parts)
    case .reference(let inner):
      guard let place = Shape(inner, in: facts) else { return nil }
      self = .reference(place)
    case .closure(let closure):
      guard let hole = facts.result(of: closure).flatMap({ Shape($0, in: facts) }) else { return nil }
      self = hole
    default: return nil
    }
  }

  private static func arguments(_ arguments: [Argument], _ facts: Facts) -> [ShapeArgument]? {
    var parts: [ShapeArgument] = []
    for argument in arguments {
      guard let shape = Shape(argument.value, in: facts) else { return nil }
      parts.append(ShapeArgument(label: argument.label, shape: shape, isInBraces: argument.isTrailing))
    }
    return parts
  }

  /// The hole that a name stands for; nil for other names.
  private static func hole(named name: String) -> Shape? {
    guard name.utf8.starts(with: holePrefix.utf8) else { return nil }
    let hole = name.dropFirst(holePrefix.count)
    if hole.hasSuffix(restSuffix) { return .rest(String(hole.dropLast(restSuffix.count))) }
    return .hole(hole == "_" ? nil : String(hole))
  }

  /// The text of a pattern with its holes as plain names: `$a.b` would be read as the projection of `a.b`.
  static func text(_ pattern: Pattern) -> [UInt8] {
    var text: [UInt8] = []
    let dots = "...".utf8
    var rest = pattern.text[...].utf8
    while let byte = rest.first {
      if byte == UInt8(ascii: "$") {
        text += holePrefix.utf8
      } else if byte == UInt8(ascii: "."), rest.starts(with: dots) {
        text += restSuffix.utf8
        rest = rest.dropFirst(dots.count - 1)
      } else {
        text.append(byte)
      }
      rest = rest.dropFirst()
    }
    return text
  }
}

/// One argument of a pattern.
struct ShapeArgument: Sendable {
  var label: String?
  var shape: Shape
  /// Whether it stands in braces behind the call, where it takes a closure without a label.
  var isInBraces: Bool
}

extension Facts {
  /// The value at an index; unreadable where there is none.
  subscript(value: ValueID) -> Value {
    values.indices.contains(Int(value)) ? values[Int(value)] : .unreadable(.unparsed)
  }

  /// The one value that stands in a closure.
  fileprivate func result(of closure: ClosureID) -> ValueID? {
    for edge in edges where edge.closure == closure {
      switch edge.kind {
      case .evaluate(let value), .returns(let value): return value
      case .assign, .bind: continue
      }
    }
    return nil
  }
}
