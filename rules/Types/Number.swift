/// What a number's type holds.
package enum Number: Hashable, Sendable {
  /// A whole number of so many bits; `isWord` where it is as wide as a pointer, whoever wrote it.
  case integer(bits: Int, isWord: Bool)
  /// A binary fraction with so many binary digits.
  case fraction(digits: Int)
  /// A decimal fraction, exact.
  case exact
  /// A number of any kind in an object.
  case boxed
  /// A value that may be a number of any kind.
  case anything

  /// Whether it holds whole numbers alone.
  package var isInteger: Bool {
    if case .integer = self { return true }
    return false
  }

  /// Whether it holds fractions, by its type.
  package var isFraction: Bool {
    switch self {
    case .fraction, .exact: true
    case .integer, .boxed, .anything: false
    }
  }
}
