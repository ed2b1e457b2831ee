/// What a byte may be part of; one look-up in a table says it.
struct ByteClass: OptionSet {
  let rawValue: UInt8

  /// `A-Z a-z 0-9 _ $`: the part of an identifier.
  static let word = ByteClass(rawValue: 1)
  /// `/ = - + ! * % < > & | ^ ~ ?` and `.`: the part of an operator.
  static let operation = ByteClass(rawValue: 2)
  /// Space, tab, vertical tab, form feed.
  static let blank = ByteClass(rawValue: 4)
  /// LF and CR.
  static let lineEnd = ByteClass(rawValue: 8)
  /// `0-9`.
  static let digit = ByteClass(rawValue: 16)
  /// A byte of a scalar beyond ASCII, or of invalid UTF-8.
  static let high = ByteClass(rawValue: 32)

  /// The class of a byte.
  @inline(__always)
  init(_ byte: UInt8) {
    rawValue = ByteClass.table[Int(byte)] & 63
  }

  @inline(__always)
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Each byte's bits added to `@`, sixteen bytes a row; a literal needs no initialisation at run time. DEL is the only
  /// character whose bits could collide with `@`, so it has none.
  private static var table: UnsafePointer<UInt8> {
    let rows: StaticString = """
      @@@@@@@@@DHDDH@@\
      @@@@@@@@@@@@@@@@\
      DB@@ABB@@@BB@BBB\
      QQQQQQQQQQ@@BBBB\
      @AAAAAAAAAAAAAAA\
      AAAAAAAAAAA@@@BA\
      @AAAAAAAAAAAAAAA\
      AAAAAAAAAAA@B@B@\
      ````````````````\
      ````````````````\
      ````````````````\
      ````````````````\
      ````````````````\
      ````````````````\
      ````````````````\
      ````````````````
      """
    return rows.utf8Start
  }
}
