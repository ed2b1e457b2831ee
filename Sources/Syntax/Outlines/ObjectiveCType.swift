/// Spells types of Objective-C as Swift would, as far as a reader of values needs it: `NSArray<Task *> *` is
/// `NSArray<Task>`, `id<Shop>` is `Shop`, `View<Shop> *` is `View`, `void (^)(Task *)` is `(Task) -> Void`. Pointers
/// and qualifiers go; `_Nullable` is `?`.
package struct ObjectiveCTypeSpeller {
  private let source: Source
  private let list: ObjectiveCTokenList
  private static let deepest = 16

  /// Over the tokens of a source.
  package init(_ source: Source, _ list: ObjectiveCTokenList) {
    self.source = source
    self.list = list
  }

  /// The type that a text spells; empty where it spells none.
  package static func spell(_ text: String) -> String {
    let source = Source(path: "", text)
    let list = ObjectiveCTokenList(source)
    return ObjectiveCTypeSpeller(source, list).spell(0, list.tokens.count - 1)
  }

  /// The type that tokens spell, from one index to before another; empty where they leave it to the compiler.
  package func spell(_ first: Int, _ end: Int) -> String { spell(first, end, depth: 0) }

  private func spell(_ first: Int, _ end: Int, depth: Int) -> String {
    guard depth < Self.deepest else { return "" }
    var names: [String] = []
    var isNullable = false
    var elements: [String] = []
    var index = first
    while index < end {
      let token = list.tokens[index]
      switch token.kind {
      case .identifier where source.matches(token.range, Self.collection) && index + 1 < end:
        let close = min(Int(list.partners[index + 1]), end)
        elements = [spell(index + 2, close, depth: depth + 1)].filter { !$0.isEmpty }
        index = max(close, index)
      case .identifier:
        let word = source.text(token.range)
        if Self.nullableWords.contains(word) { isNullable = true }
        if Self.deferringWords.contains(word) { return "" }
        if !Self.passedWords.contains(word) { names.append(word) }
      case .less:
        let close = closingAngle(index, end)
        let holdsTypes = (index..<close).contains { list.tokens[$0].kind == .star } || names.last == "id"
        if holdsTypes { apply(arguments(index + 1, close, depth: depth), to: &names) }
        index = close
      case .leftParen:
        if [.caret, .star].contains(list.tokens[min(index + 1, end)].kind) {
          return function(named(names), index, end, depth: depth)
        }
        index = Int(list.partners[index])
      default: break
      }
      index += 1
    }
    if !names.isEmpty { apply(elements, to: &names) }
    let name = named(names)
    return name.isEmpty || !isNullable ? name : name + "?"
  }

  /// `result (^)(a, b)`
  private func function(_ result: String, _ open: Int, _ end: Int, depth: Int) -> String {
    let parameters = Int(list.partners[open]) + 1
    guard parameters < end, list.tokens[parameters].kind == .leftParen else { return "() -> \(result)" }
    let close = min(Int(list.partners[parameters]), end)
    let spelled = parts(parameters + 1, close).map { parameter($0.lowerBound, $0.upperBound, depth: depth) }
    let names = spelled == [Self.nothing] ? [] : spelled
    return "(\(names.joined(separator: ", "))) -> \(result.isEmpty ? Self.nothing : result)"
  }

  /// A parameter's type without its name.
  private func parameter(_ first: Int, _ end: Int, depth: Int) -> String {
    let words = (first..<end).filter { list.tokens[$0].kind == .identifier }
    let isNamed = words.count > 1 && words.last == end - 1 && !isPassed(end - 1)
    return spell(first, isNamed ? end - 1 : end, depth: depth + 1)
  }

  private func isPassed(_ index: Int) -> Bool {
    let word = source.text(list.tokens[index].range)
    return Self.passedWords.contains(word) || Self.numbers[word] != nil
  }

  private func arguments(_ first: Int, _ end: Int, depth: Int) -> [String] {
    parts(first, end).map { spell($0.lowerBound, $0.upperBound, depth: depth + 1) }.filter { !$0.isEmpty }
  }

  /// The runs of tokens between commas.
  private func parts(_ first: Int, _ end: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = first
    var index = first
    while index < end {
      switch list.tokens[index].kind {
      case .comma:
        found.append(start..<index)
        start = index + 1
        index += 1
      case .less: index = closingAngle(index, end) + 1
      default: index = Int(list.partners[index]) + 1
      }
    }
    if start < end { found.append(start..<end) }
    return found
  }

  private func closingAngle(_ open: Int, _ end: Int) -> Int {
    var depth = 0
    for index in open..<end {
      switch list.tokens[index].kind {
      case .less: depth += 1
      case .greater: depth -= 1
      case .binaryOperator where source.matches(list.tokens[index].range, ">>"): depth -= 2
      default: continue
      }
      if depth <= 0 { return index }
    }
    return end
  }

  /// `id<P>` is P, `Name<T *>` keeps its arguments.
  private func apply(_ arguments: [String], to names: inout [String]) {
    guard let last = names.last, let first = arguments.first else { return }
    names[names.count - 1] = last == "id" ? first : "\(last)<\(arguments.joined(separator: ", "))>"
  }

  private func named(_ words: [String]) -> String {
    let known = words.map { Self.numbers[$0] ?? $0 }
    if known.count > 1, let number = number(words) { return number }
    return known.last ?? ""
  }

  /// `unsigned long long` and its like.
  private func number(_ words: [String]) -> String? {
    guard words.allSatisfy({ Self.numbers[$0] != nil }) else { return nil }
    if words.contains("double") { return Self.numbers["double"] }
    return words.contains("unsigned") ? Self.numbers["unsigned"] : Self.numbers["int"]
  }

  /// What any object is.
  package static let anything = "Any"
  /// `IBOutletCollection(Label) NSArray *`: the elements of an array of outlets.
  private static let collection: StaticString = "IBOutletCollection"
  private static let nothing = "Void"
  private static let numbers = [
    "int": "Int", "long": "Int", "short": "Int", "signed": "Int", "unsigned": "UInt", "char": "Character",
    "float": "Float", "double": "Double", "bool": "Bool", "_Bool": "Bool", "void": "Void", "id": anything,
    "instancetype": "Self",
  ]
  private static let nullableWords: Set<String> = ["nullable", "_Nullable", "__nullable"]
  /// What leaves the type to the compiler.
  private static let deferringWords: Set<String> = [
    "auto", "typeof", "__typeof", "__typeof__", "__auto_type", "decltype",
  ]
  private static let passedWords: Set<String> = [
    "const", "volatile", "static", "extern", "inline", "register", "struct", "enum", "union", "typename", "constexpr",
    "__block", "__weak", "__strong", "__unsafe_unretained", "__autoreleasing", "__kindof", "__unused", "__covariant",
    "nonnull", "_Nonnull", "__nonnull", "null_unspecified", "_Null_unspecified", "nullable", "_Nullable", "__nullable",
    "inout", "in", "out", "oneway", "bycopy", "byref", "IBOutlet", "IBInspectable", "restrict", "__restrict",
    "__bridge", "__bridge_transfer", "__bridge_retained",
  ]
}
