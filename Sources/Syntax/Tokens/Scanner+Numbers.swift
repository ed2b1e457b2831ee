extension Scanner {
  /// From a number's first digit to behind the number; says whether it is a float. A wrong digit stays inside it.
  ///
  /// Behind a period it is a tuple's index, which holds no dot.
  mutating func scanNumber(isTupleIndex: Bool) -> TokenKind {
    if bytes[position] == UInt8(ascii: "0") {
      switch peek(1) {
      case UInt8(ascii: "x"): return scanHexadecimal()
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        scanWord()
        return .integerLiteral
      default: break
      }
    }
    skipDigits()
    switch peek() {
    case UInt8(ascii: "."):
      guard ByteClass(peek(1)).contains(.digit), !isTupleIndex else { return .integerLiteral }
      position += 1
      skipDigits()
      if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") { scanExponent() }
      return .floatLiteral
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      scanExponent()
      return .floatLiteral
    default:
      scanWord()
      return .integerLiteral
    }
  }

  private mutating func skipDigits() {
    while position < end, ByteClass(bytes[position]).contains(.digit) || bytes[position] == UInt8(ascii: "_") {
      position += 1
    }
  }

  private mutating func skipHexadecimalDigits() {
    while position < end, isHexadecimal(bytes[position]) || bytes[position] == UInt8(ascii: "_") { position += 1 }
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// From the exponent's letter to behind its digits.
  private mutating func scanExponent() {
    position += 1
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
    scanWord()
  }

  private mutating func scanHexadecimal() -> TokenKind {
    position += 2
    guard isHexadecimal(peek()) else {
      scanWord()
      return .integerLiteral
    }
    skipHexadecimalDigits()
    let dot = position
    var hasFraction = false
    if peek() == UInt8(ascii: "."), isHexadecimal(peek(1)) {
      position += 1
      skipHexadecimalDigits()
      hasFraction = true
    }
    guard peek() == UInt8(ascii: "p") || peek() == UInt8(ascii: "P") else {
      // `0xff.description` is a member of an integer.
      if hasFraction { position = dot } else { scanWord() }
      return .integerLiteral
    }
    let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
    if hasFraction, !isSigned, !ByteClass(peek(1)).contains(.digit), !ByteClass(bytes[dot + 1]).contains(.digit) {
      position = dot
      return .integerLiteral
    }
    scanExponent()
    return .floatLiteral
  }
}
