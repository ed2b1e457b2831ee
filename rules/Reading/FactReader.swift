extension Fact {
  /// The facts that a line says; nil where the word or what follows is unknown.
  static func read(_ word: Substring, _ rest: String) -> [Fact]? {
    var words = Words(rest)
    switch word {
    case "type": return readTypes(&words)
    case "member": return readMembers(&words)
    case "proxies": return words.names().map { [.proxies($0)] }
    case "singletons": return words.names().map { [.singletons($0)] }
    case "modules": return words.names().map { [.modules($0)] }
    default: break
    }
    guard let kind = words.next().map(String.init), let names = words.names() else { return nil }
    let fact: Fact? =
      switch word {
      case "is": Role(rawValue: kind).map { .role($0, names) }
      case "element": Int(kind).map { .element($0, names) }
      case "suffix", "prefix": Affix(rawValue: word + " " + kind).map { .affix($0, names) }
      case "word": .word(type: kind, names)
      case "runs": Runs(rawValue: kind).map { .runs($0, names) }
      case "answers": Answer(rawValue: kind).map { .answers($0, names) }
      default: nil
      }
    return fact.map { [$0] }
  }

  /// `UILabel, UIImageView: UIView`, or names alone for roots.
  private static func readTypes(_ words: inout Words) -> [Fact]? {
    var names: [String] = []
    while let name = words.next() {
      if name == ":" {
        guard let superclass = words.next(), words.isAtEnd, !names.isEmpty else { return nil }
        return names.map { .type($0, superclass: String(superclass)) }
      }
      if name != "," { names.append(String(name)) }
    }
    return names.isEmpty ? nil : names.map { .type($0, superclass: nil) }
  }

  /// `UITableViewCell textLabel: UILabel, imageView: UIImageView`.
  private static func readMembers(_ words: inout Words) -> [Fact]? {
    guard let owner = words.next() else { return nil }
    var facts: [Fact] = []
    repeat {
      guard let member = words.next(), words.take(":"), let type = words.next() else { return nil }
      facts.append(.member(String(owner), String(member), type: String(type)))
    } while words.take(",")
    return words.isAtEnd ? facts : nil
  }
}
