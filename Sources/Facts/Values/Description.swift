import Syntax

/// Facts as text: first the closures with their parameters, then one line for each edge, then the problems. It is
/// what `uyum dump facts` prints and what tests compare; it depends on nothing but the facts and, with `sites`, the
/// places of the edges in the source.
///
/// A value is written like Swift where Swift has a form for it; `name'2` is local 2, `p0` the first parameter,
/// `{1}` closure 1. An edge is `to = from`, `let local = from`, `do value` or `return value`, after `{1} ` where it
/// stands in closure 1, and before `| if a | else b`, the conditions that it stands under, innermost first.
package func describe(_ facts: Facts, _ source: Source? = nil) -> String {
  describe(facts, table: source.map(LineTable.init))
}

/// The same where the lines of the source are known.
func describe(_ facts: Facts, table: LineTable?) -> String {
  let describer = FactsDescriber(facts: facts)
  var lines = facts.closures.indices.map(describer.closureLine)
  for edge in facts.edges {
    var site = ""
    if let table {
      let position = table.position(edge.range.start)
      site = "\(position.line):\(position.column) "
    }
    lines.append(site + describer.line(edge))
  }
  for problem in facts.problems {
    lines.append("problem \(problem.code.rawValue) line \(problem.line ?? 0) \(problem.detail)")
  }
  return lines.joined(separator: "\n")
}

/// Writes facts as text. A value shared by many others is written anew in each, so what one line may hold is bounded.
struct FactsDescriber {
  let facts: Facts
  /// How many values one line writes.
  private static let budget = 2000

  func closureLine(_ index: Int) -> String {
    let closure = facts.closures[index]
    let names = closure.parameters.enumerated().map { place, id in
      let label = place < closure.labels.count ? (closure.labels[place] ?? "_") + " " : ""
      return label + local(id)
    }
    let name = closure.name.map { " \($0)" } ?? ""
    let parent = closure.parent.map { " in {\($0)}" } ?? ""
    return "{\(index)}\(name)(\(names.joined(separator: ", ")))\(parent)"
  }

  func line(_ edge: Edge) -> String {
    var budget = FactsDescriber.budget
    var line = edge.closure.map { "{\($0)} " } ?? ""
    switch edge.kind {
    case .assign(let to, let from): line += "\(value(to, &budget)) = \(value(from, &budget))"
    case .bind(let id, let from): line += "let \(local(id)) = \(value(from, &budget))"
    case .evaluate(let id): line += "do \(value(id, &budget))"
    case .returns(let id): line += "return \(value(id, &budget))"
    }
    var guarded = edge.guarded
    while let id = guarded, budget > 0 {
      line += " | " + condition(facts.guards[Int(id)], &budget)
      guarded = facts.guards[Int(id)].outer
    }
    return line
  }

  /// A guard: its kind, statement and branch, `else` where it is the branch without condition, and its conditions.
  private func condition(_ guarded: Guard, _ budget: inout Int) -> String {
    let kind =
      switch guarded.kind {
      case .branch: "if"
      case .early: "early"
      case .matching: "case"
      case .repetition: "loop"
      case .other: "other"
      }
    let mark = guarded.isElse ? " else" : ""
    var text = "\(kind)#\(guarded.statement).\(guarded.branch)\(mark)"
    let conditions = list(guarded.conditions, &budget)
    if !conditions.isEmpty { text += " " + conditions }
    return text
  }

  func local(_ id: LocalID) -> String { "\(facts.locals[Int(id)].name)'\(id)" }

  private func list(_ values: [ValueID], _ budget: inout Int) -> String {
    var texts: [String] = []
    for id in values { texts.append(value(id, &budget)) }
    return texts.joined(separator: ", ")
  }

  private func arguments(_ arguments: [Argument], _ budget: inout Int) -> String {
    var texts: [String] = []
    for argument in arguments {
      let label = argument.label.map { $0 + ": " } ?? ""
      texts.append((argument.isTrailing ? "~" : "") + label + value(argument.value, &budget))
    }
    return texts.joined(separator: ", ")
  }

  /// A value as text.
  func value(_ id: ValueID, _ budget: inout Int) -> String {
    budget -= 1
    guard budget > 0, facts.values.indices.contains(Int(id)) else { return "…" }
    switch facts.values[Int(id)] {
    case .constant(let constant): return FactsDescriber.constant(constant)
    case .selfObject: return "self"
    case .superObject: return "super"
    case .parameter(let index): return "p\(index)"
    case .local(let id): return local(id)
    case .free(let name): return name
    case .implicit(let name): return ".\(name)"
    case .type(let name): return "type(\(name))"
    case .closure(let id): return "{\(id)}"
    case .keyPath(let root, let names): return "\\\(root).\(names.joined(separator: "."))"
    case .unreadable(let reason): return "unreadable(\(reason))"
    default: return composedValue(id, &budget)
    }
  }

  private func composedValue(_ id: ValueID, _ budget: inout Int) -> String {
    switch facts.values[Int(id)] {
    case .member(let base, let name, let optional):
      return value(base, &budget) + (optional ? "?." : ".") + name
    case .subscripted(let base, let list): return value(base, &budget) + "[\(arguments(list, &budget))]"
    case .call(let callee, let list): return value(callee, &budget) + "(\(arguments(list, &budget)))"
    case .composed(let parts): return "+(\(list(parts, &budget)))"
    case .collection(.tuple, let parts): return "(\(arguments(parts, &budget)))"
    case .collection(.array, let parts): return "[\(arguments(parts, &budget))]"
    case .collection(.dictionary, let parts): return "[:\(arguments(parts, &budget))]"
    case .test(let sign, let operands): return "\(sign)(\(list(operands, &budget)))"
    case .choice(let values, let conditions):
      return "choice(\(list(values, &budget)); \(list(conditions, &budget)))"
    case .fallback(let first, let second): return "??(\(value(first, &budget)), \(value(second, &budget)))"
    case .cast(let base, let type, let kind): return "(\(value(base, &budget)) \(kind.sign) \(type))"
    case .payload(let base, let caseName, let label): return "payload(\(value(base, &budget)) .\(caseName) \(label))"
    default: return derivedValue(id, &budget)
    }
  }

  private func derivedValue(_ id: ValueID, _ budget: inout Int) -> String {
    switch facts.values[Int(id)] {
    case .forced(let base): value(base, &budget) + "!"
    case .reference(let base): "&" + value(base, &budget)
    case .element(let base): "element(\(value(base, &budget)))"
    case .part(let base, let name): "part(\(value(base, &budget)) \(name))"
    case .unwrapped(let base): "unwrapped(\(value(base, &budget)))"
    default: ""
    }
  }

  private static func constant(_ constant: Constant) -> String {
    switch constant {
    case .text(let text): "\"\(escape(text))\""
    case .number(let digits): digits
    case .boolean(let value): value ? "true" : "false"
    case .none: "nil"
    case .other(let text): "other(\(escape(text)))"
    }
  }

  /// Keeps a text on one line.
  private static func escape(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

extension CastKind {
  /// The cast as written.
  fileprivate var sign: String {
    switch self {
    case .plain: "as"
    case .optional: "as?"
    case .forced: "as!"
    case .test: "is"
    }
  }
}
