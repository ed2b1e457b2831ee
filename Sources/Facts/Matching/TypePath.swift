/// Types as written in expressions, and the dotted paths that stand for them.
enum TypePath {
  /// The names of a written type: `Collection.Registration<Cell, Item>` is Collection and Registration; empty for
  /// what is no name (`[T]`).
  static func names(_ written: String) -> [String] {
    var names: [String] = []
    var name = ""
    var angles = 0
    for character in written {
      switch character {
      case "<": angles += 1
      case ">": angles -= 1
      case _ where angles > 0: continue
      case ".":
        names.append(name)
        name = ""
      case _ where character.isLetter || character.isNumber || character == "_": name.append(character)
      case "?", "!": continue
      default: return []
      }
    }
    return name.isEmpty ? [] : names + [name]
  }

  /// The names of a value that is a dotted path from a free name or a type; nil for other values. A module's name in
  /// front and `init` at the end say nothing.
  static func names(_ value: ValueID, in facts: Facts, isModule: (String) -> Bool) -> [String]? {
    var names: [String] = []
    var value = value
    while true {
      switch facts[value] {
      case .member(let base, let name, optional: false):
        if name != "init" || !names.isEmpty { names.append(name) }
        value = base
      case .free(let name):
        if names.isEmpty || !isModule(name) { names.append(name) }
        return names.reversed()
      case .type(let written):
        let path = TypePath.names(written)
        return path.isEmpty ? nil : path + names.reversed()
      default: return nil
      }
    }
  }
}
