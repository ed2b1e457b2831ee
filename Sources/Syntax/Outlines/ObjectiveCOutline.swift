/// The declarations of a file of Objective-C: classes, categories and implementations with their properties, variables
/// and methods, and what C declares beside them. Broken code yields what is whole in it and a problem.
///
/// A class's `@interface` is a `classType`, everything else of it an `extensionOf`. A method with parameters is a
/// function named by its selector's first part, with the other parts as labels; one without parameters that returns
/// something is the getter of a variable of its name, and `setTitle:` the setter of `title`. Where a property has an
/// accessor of its own, the variable `_title` that the accessor names is a variable beside it; elsewhere `_title` is
/// the property, and so is a variable that is declared under that name.
package func objectiveCOutline(_ source: Source) -> Outline {
  var reader = ObjectiveCOutlineReader(source)
  reader.readFile()
  return reader.finished()
}

/// Reads declarations one after the other; classes don't nest, so it needs no stack.
struct ObjectiveCOutlineReader {
  /// The class, category or protocol whose `@end` is ahead.
  struct Container {
    let declaration: Int32
    let name: String
    let isImplementation: Bool
  }

  /// A member by its class and name.
  struct MemberKey: Hashable {
    let container: String
    let name: String
    let isStatic: Bool
  }

  let source: Source
  let list: ObjectiveCTokenList
  var outline = Outline()
  /// The index of the token it stands at.
  var at = 0
  var container: Container?
  /// The variables declared so far.
  var variables: [MemberKey: Int32] = [:]
  /// The methods that an `@interface` announces, by their selectors.
  var announced: [MemberKey: Int32] = [:]
  /// Announced methods that an implementation of the file has.
  var implemented: Set<Int32> = []
  /// Where the branches of `#if` begin.
  var branches: [(start: UInt32, branch: UInt32)] = []

  init(_ source: Source) {
    self.source = source
    list = ObjectiveCTokenList(source)
    outline.language = .objectiveC
    readDirectives()
    readComments()
  }

  mutating func readFile() {
    while at < lastIndex {
      let place = at
      readItem()
      if at <= place { at = place + 1 }
    }
    endContainer(lastIndex)
  }

  private mutating func readItem() {
    switch kind(at) {
    case .at: readAtWord()
    case .plus, .minus:
      if container != nil { readMethod() } else { advance() }
    case .semicolon, .rightBrace: advance()
    default: readC()
    }
  }

  /// The outline without the announced methods that the file implements.
  func finished() -> Outline {
    var whole = outline
    if list.isBroken { whole.problems.append(Problem(.brokenSyntax, path: source.path)) }
    return implemented.isEmpty ? whole : whole.removing(implemented)
  }

  // MARK: Words behind @

  private mutating func readAtWord() {
    if isWord(at + 1, "interface") || isWord(at + 1, "implementation") || isWord(at + 1, "protocol") {
      readContainer()
    } else if isWord(at + 1, "end") {
      endContainer(at)
      at += 2
    } else if isWord(at + 1, "property") {
      readProperty()
    } else if isWord(at + 1, "synthesize") {
      readSyntheses()
    } else if isWord(at + 1, "import") {
      let first = at
      let end = skipToSemicolon(at)
      add(.importOf, name: ByteRange(min(start(first + 2), end), end), range: ByteRange(start(first), end))
    } else if isWord(at + 1, "class") || isWord(at + 1, "dynamic") || isWord(at + 1, "compatibility_alias") {
      skipToSemicolon(at)
    } else {
      at += 2
    }
  }

  /// `@synthesize a = b, c;`
  private mutating func readSyntheses() {
    at += 2
    while at < lastIndex, kind(at) == .identifier {
      let property = list.tokens[at].range
      advance()
      if kind(at) == .equal, kind(at + 1) == .identifier {
        outline.syntheses.append(.init(property: property, variable: list.tokens[at + 1].range))
        at += 2
      }
      if kind(at) == .comma { advance() }
    }
  }

  // MARK: Adding

  /// Adds a declaration in the open class, or at file level; its index.
  @discardableResult
  mutating func add(
    _ kind: Declaration.Kind, name: ByteRange, range: ByteRange, parent: Int32? = nil,
    _ fill: (inout Declaration) -> Void = { _ in }
  ) -> Int32 {
    var declaration = Declaration(kind: kind, name: name, range: range, parent: parent)
    declaration.branch = branch(range.start)
    fill(&declaration)
    outline.declarations.append(declaration)
    return Int32(outline.declarations.count - 1)
  }

  /// Adds a range of text to `Outline.ranges`.
  mutating func note(_ range: ByteRange) { outline.ranges.append(range) }

  /// Where the next range will stand.
  var nextRange: Int32 { Int32(truncatingIfNeeded: outline.ranges.count) }

  private func branch(_ offset: UInt32) -> UInt32 {
    branches.last { $0.start <= offset }?.branch ?? 0
  }
}

// MARK: - Steps

extension ObjectiveCOutlineReader {
  /// The index of the end of the file.
  var lastIndex: Int { list.tokens.count - 1 }
  /// A token's kind.
  func kind(_ index: Int) -> ObjectiveCTokenKind { list.tokens[min(index, lastIndex)].kind }
  /// A token's place.
  func range(_ index: Int) -> ByteRange { list.tokens[min(index, lastIndex)].range }
  /// The offset of a token's first byte.
  func start(_ index: Int) -> Int { Int(range(index).start) }
  /// The offset behind a token.
  func end(_ index: Int) -> Int { Int(range(index).end) }
  /// The closing bracket of an opening one; for other tokens the token itself.
  func partner(_ index: Int) -> Int { Int(list.partners[min(index, lastIndex)]) }
  /// Whether a token is this word.
  func isWord(_ index: Int, _ word: StaticString) -> Bool { source.matches(range(index), word) }
  /// A token's text.
  func text(_ index: Int) -> String { source.text(range(index)) }

  /// Steps one token, never past the end.
  mutating func advance() { if at < lastIndex { at += 1 } }

  /// Goes behind the next `;`, or before the next class; gives the offset behind what stands before it.
  @discardableResult
  mutating func skipToSemicolon(_ from: Int) -> Int {
    var index = from + 1
    while index < lastIndex, kind(index) != .semicolon, !startsContainer(index) { index = partner(index) + 1 }
    index = min(index, lastIndex)
    at = kind(index) == .semicolon ? index + 1 : index
    return end(index - 1)
  }

  /// Whether a class begins or ends at a token.
  func startsContainer(_ index: Int) -> Bool {
    guard kind(index) == .at else { return false }
    return isWord(index + 1, "interface") || isWord(index + 1, "implementation") || isWord(index + 1, "end")
      || isWord(index + 1, "protocol") && kind(index + 2) == .identifier
  }
}

extension Outline {
  /// The outline without some declarations that nothing stands in.
  func removing(_ gone: Set<Int32>) -> Outline {
    var result = self
    result.declarations = []
    result.spellings = [:]
    var places: [Int32: Int32] = [:]
    for (index, declaration) in declarations.enumerated() where !gone.contains(Int32(index)) {
      let place = Int32(result.declarations.count)
      places[Int32(index)] = place
      result.declarations.append(declaration)
      result.declarations[Int(place)].parent = declaration.parent.flatMap { places[$0] }
      result.spellings[place] = spellings[Int32(index)]
    }
    return result
  }
}
