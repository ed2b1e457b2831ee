import Syntax

/// The words of Objective-C that a reader of bodies acts on.
enum ObjectiveCWord: String, CaseIterable {
  case none = ""
  case `if`, `else`, `switch`, `case`, `default`, `for`, `in`, `while`, `do`, `return`, `break`, `continue`, goto
  case `try`, `catch`, finally, synchronized, autoreleasepool, `throw`, selector, encode, `protocol`, available
  case selfObject = "self", superObject = "super", this, nilObject = "nil", nilClass = "Nil", null = "NULL", nullptr
  case yes = "YES", no = "NO", `true`, `false`, sizeof, new, delete, alloc, initialize = "init", copy, mutableCopy
  case `class`, retain, autorelease
  case `struct`, union, `enum`, const, volatile, `static`, extern, register, auto, restrict, constexpr, typedef, using,
    namespace
  case block = "__block", weak = "__weak", strong = "__strong", unused = "__unused", attribute = "__attribute__"
  case unsafe = "__unsafe_unretained", autoreleasing = "__autoreleasing", kindof = "__kindof", unretained =
    "__unretained"
  case typeof, typeofGnu = "__typeof__", typeofOld = "__typeof", autoType = "__auto_type"
  case int, long, short, signed, unsigned, char, float, double, void, bool, id

  private static let words = allCases.filter { $0 != .none }
  private static let set = WordSet(words.map(\.rawValue))

  /// The word that a range spells, `none` where it spells another name.
  init(_ source: Source, _ range: ByteRange) {
    self = ObjectiveCWord.set.index(of: range, in: source).map { ObjectiveCWord.words[$0] } ?? .none
  }

  /// Whether only a declaration begins with it.
  var isStorage: Bool {
    switch self {
    case .static, .const, .volatile, .extern, .register, .auto, .constexpr, .typedef, .block, .weak, .strong, .unused,
      .unsafe, .autoreleasing, .unretained, .autoType, .kindof:
      true
    default: false
    }
  }

  /// Whether it names a type of C.
  var isType: Bool {
    switch self {
    case .int, .long, .short, .signed, .unsigned, .char, .float, .double, .void, .bool, .id: true
    default: false
    }
  }

  /// Whether a statement begins with it that is no expression.
  var isStatement: Bool {
    switch self {
    case .if, .else, .switch, .case, .default, .for, .while, .do, .return, .break, .continue, .goto: true
    default: false
    }
  }
}
