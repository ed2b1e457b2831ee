/// How deep a text nests; libclang follows brackets and declarators by recursion.
enum Nesting {
  /// More open brackets, or more stars and the like in one declaration, are not given to libclang.
  static let limit = 200

  /// Whether a text nests deeper than is given to libclang.
  static func isTooDeep(_ text: HeaderTokens) -> Bool {
    var round = 0
    var pointed = 0
    var marks = 0
    for token in text.tokens where token.kind == .mark {
      switch text.text.bytes[Int(token.start)] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): round += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): round = max(0, round - 1)
      case UInt8(ascii: "<"): pointed += 1
      case UInt8(ascii: ">"): pointed = max(0, pointed - 1)
      case UInt8(ascii: "*"), UInt8(ascii: "^"), UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "~"): marks += 1
      case UInt8(ascii: ";"), UInt8(ascii: ","):
        pointed = 0
        marks = 0
      default: continue
      }
      if round + pointed > limit || marks > limit { return true }
    }
    return false
  }
}
