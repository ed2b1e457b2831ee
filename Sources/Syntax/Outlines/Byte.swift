/// The ASCII bytes that Swift's grammar names, and the classes they fall into.
enum Byte {
  static let newline: UInt8 = 10
  static let carriageReturn: UInt8 = 13
  static let exclamation: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let pound: UInt8 = 0x23
  static let leftParen: UInt8 = 0x28
  static let rightParen: UInt8 = 0x29
  static let star: UInt8 = 0x2A
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let period: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let equal: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let question: UInt8 = 0x3F
  static let at: UInt8 = 0x40
  static let leftSquare: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let rightSquare: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let backtick: UInt8 = 0x60
  static let leftBrace: UInt8 = 0x7B
  static let rightBrace: UInt8 = 0x7D
  static let ampersand: UInt8 = 0x26
  static let tilde: UInt8 = 0x7E

  /// Letters, digits, `_`, `$` and every byte of a character beyond ASCII.
  @inline(__always)
  static func isIdentifier(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return true }
    let set: UInt64 = byte < 64 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return (set >> UInt64(byte & 63)) & 1 != 0
  }

  /// `/ = - + ! * % < > & | ^ ~ ?`; a period is left to whoever asks.
  @inline(__always)
  static func isOperator(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return false }
    let set: UInt64 = byte < 64 ? 0xF000_AC62_0000_0000 : 0x5000_0000_4000_0000
    return (set >> UInt64(byte & 63)) & 1 != 0
  }

  /// A blank, a tab, a form feed, a null: what separates tokens in a line.
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 9 || byte == 11 || byte == 12 || byte == 0
  }

  /// LF or CR.
  @inline(__always)
  static func isLineBreak(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }
}
