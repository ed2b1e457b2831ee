import Syntax

/// The words of the language that a reader of bodies acts on, the contextual ones among them.
enum Word: String, CaseIterable {
  case none = ""
  case `let`, `var`, `func`, `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `import`
  case `operator`, macro, selfObject = "self", selfType = "Self", superObject = "super", initializer = "init"
  case `if`, `else`, `guard`, `switch`, `case`, `default`, `for`, `while`, `repeat`, `do`, `catch`, `defer`, `return`
  case `throw`, `break`, `continue`, `fallthrough`, `in`, `where`, `is`, `as`, `try`, await, yield, then, discard
  case `nil`, `true`, `false`, any, some, each, copy, consume, borrowing, consuming, unsafe, `inout`, sending, isolated
  case lazy, weak, unowned, final, `static`, `private`, `fileprivate`, `internal`, `public`, nonisolated, async
  case `throws`, `rethrows`, mutating, nonmutating, indirect, distributed, override
  case get, set, willSet, didSet

  /// The word that bytes spell, `none` where they spell another name.
  init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    self = .none
    let table = Word.byLength
    guard count < table.count, !table[count].isEmpty else { return }
    let hash = Word.hash(UnsafeBufferPointer(start: bytes, count: count))
    for entry in table[count] where entry.hash == hash { self = entry.word }
  }

  /// FNV-1a: the words are few, and no two of them share a hash.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  private struct Entry {
    let hash: UInt64
    let word: Word
  }

  private static let byLength: [[Entry]] = {
    var table: [[Entry]] = []
    for word in allCases where word != .none {
      let bytes = word.rawValue.utf8
      while table.count <= bytes.count { table.append([]) }
      table[bytes.count].append(Entry(hash: hash(bytes), word: word))
    }
    return table
  }()

  /// Whether it may stand before `let`, `var`, `func` or a local type.
  var isModifier: Bool {
    switch self {
    case .lazy, .weak, .unowned, .final, .static, .private, .fileprivate, .internal, .public, .nonisolated, .async,
      .mutating, .nonmutating, .indirect, .distributed, .override, .isolated, .sending:
      true
    default: false
    }
  }

  /// Whether it begins a declaration.
  var isDeclaration: Bool {
    switch self {
    case .let, .var, .func, .class, .struct, .enum, .actor, .protocol, .extension, .typealias, .import, .operator,
      .macro:
      true
    default: false
    }
  }

  /// Whether it begins a statement that is no expression.
  var isStatement: Bool {
    switch self {
    case .guard, .for, .while, .repeat, .do, .defer, .return, .throw, .break, .continue, .fallthrough, .case,
      .default, .let, .var, .func:
      true
    default: false
    }
  }
}
