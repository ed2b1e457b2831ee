/// The words that the grammar reserves everywhere; every other word is an identifier to the tokenizer.
package enum Keyword: UInt8, CaseIterable, Sendable {
  case anyType, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`
  case `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`
  case `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`
  case `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, selfType, `static`, `struct`, `subscript`
  case `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

  /// The keyword that a range holds; nil for every other text.
  package init?(_ source: Source, _ range: ByteRange) {
    guard Int(range.end) <= source.bytes.count else { return nil }
    self.init(source.bytes.address + Int(range.start), count: range.count)
  }

  /// The keyword of these bytes; nil for every other text.
  @inline(__always)
  init?(_ text: UnsafePointer<UInt8>, count: Int) {
    guard count >= 2, count <= 15 else { return nil }
    self.init(word: text, count: count)
  }

  /// Whether it stands for a value or a type by itself, so that no operand follows it.
  var isOperand: Bool {
    switch self {
    case .true, .false, .anyType, .nil, .self, .selfType, .super: true
    default: false
    }
  }

  /// Compares with the few words of the same first letter; their lengths decide nearly always.
  private init?(word text: UnsafePointer<UInt8>, count: Int) {
    @inline(__always)
    func isWord(_ word: StaticString) -> Bool { Keyword.isSame(text, count, word) }
    switch text[0] {
    case UInt8(ascii: "A") where isWord("Any"): self = .anyType
    case UInt8(ascii: "S") where isWord("Self"): self = .selfType
    case UInt8(ascii: "a") where isWord("as"): self = .as
    case UInt8(ascii: "a") where isWord("associatedtype"): self = .associatedtype
    case UInt8(ascii: "b") where isWord("break"): self = .break
    case UInt8(ascii: "c") where isWord("case"): self = .case
    case UInt8(ascii: "c") where isWord("catch"): self = .catch
    case UInt8(ascii: "c") where isWord("class"): self = .class
    case UInt8(ascii: "c") where isWord("continue"): self = .continue
    case UInt8(ascii: "d") where isWord("default"): self = .default
    case UInt8(ascii: "d") where isWord("defer"): self = .defer
    case UInt8(ascii: "d") where isWord("deinit"): self = .deinit
    case UInt8(ascii: "d") where isWord("do"): self = .do
    case UInt8(ascii: "e") where isWord("else"): self = .else
    case UInt8(ascii: "e") where isWord("enum"): self = .enum
    case UInt8(ascii: "e") where isWord("extension"): self = .extension
    case UInt8(ascii: "f") where isWord("fallthrough"): self = .fallthrough
    case UInt8(ascii: "f") where isWord("false"): self = .false
    case UInt8(ascii: "f") where isWord("fileprivate"): self = .fileprivate
    case UInt8(ascii: "f") where isWord("for"): self = .for
    case UInt8(ascii: "f") where isWord("func"): self = .func
    case UInt8(ascii: "g") where isWord("guard"): self = .guard
    case UInt8(ascii: "i") where isWord("if"): self = .if
    case UInt8(ascii: "i") where isWord("import"): self = .import
    case UInt8(ascii: "i") where isWord("in"): self = .in
    case UInt8(ascii: "i") where isWord("init"): self = .`init`
    case UInt8(ascii: "i") where isWord("inout"): self = .inout
    case UInt8(ascii: "i") where isWord("internal"): self = .internal
    case UInt8(ascii: "i") where isWord("is"): self = .is
    case UInt8(ascii: "l") where isWord("let"): self = .let
    case UInt8(ascii: "n") where isWord("nil"): self = .nil
    case UInt8(ascii: "o") where isWord("operator"): self = .operator
    case UInt8(ascii: "p") where isWord("precedencegroup"): self = .precedencegroup
    case UInt8(ascii: "p") where isWord("private"): self = .private
    case UInt8(ascii: "p") where isWord("protocol"): self = .protocol
    case UInt8(ascii: "p") where isWord("public"): self = .public
    case UInt8(ascii: "r") where isWord("repeat"): self = .repeat
    case UInt8(ascii: "r") where isWord("rethrows"): self = .rethrows
    case UInt8(ascii: "r") where isWord("return"): self = .return
    case UInt8(ascii: "s") where isWord("self"): self = .`self`
    case UInt8(ascii: "s") where isWord("static"): self = .static
    case UInt8(ascii: "s") where isWord("struct"): self = .struct
    case UInt8(ascii: "s") where isWord("subscript"): self = .subscript
    case UInt8(ascii: "s") where isWord("super"): self = .super
    case UInt8(ascii: "s") where isWord("switch"): self = .switch
    case UInt8(ascii: "t") where isWord("throw"): self = .throw
    case UInt8(ascii: "t") where isWord("throws"): self = .throws
    case UInt8(ascii: "t") where isWord("true"): self = .true
    case UInt8(ascii: "t") where isWord("try"): self = .try
    case UInt8(ascii: "t") where isWord("typealias"): self = .typealias
    case UInt8(ascii: "v") where isWord("var"): self = .var
    case UInt8(ascii: "w") where isWord("where"): self = .where
    case UInt8(ascii: "w") where isWord("while"): self = .while
    default: return nil
    }
  }

  @inline(__always)
  private static func isSame(_ text: UnsafePointer<UInt8>, _ count: Int, _ word: StaticString) -> Bool {
    word.utf8CodeUnitCount == count && bytesAreEqual(text, word.utf8Start, word.utf8CodeUnitCount)
  }
}
