/// A JSON value with the line it starts on: members keep their order, numbers their spelling.
package struct Json: Sendable {
  /// What a JSON value is.
  package enum Value: Sendable {
    case null
    case bool(Bool)
    /// A number as it is spelled.
    case number(String)
    case text(String)
    case list([Json])
    case object([Member])
  }

  /// One member of an object.
  package struct Member: Sendable {
    /// Its name.
    package var name: String
    /// The line its name stands on, from 1.
    package var line: Int
    /// Its value.
    package var value: Json
  }

  /// The value.
  package var value: Value
  /// The line it starts on, from 1.
  package var line: Int
}

/// How strictly JSON is read.
package enum JsonDialect: Sendable {
  /// As RFC 8259 says.
  case strict
  /// With `//` and `/* */` comments and a comma behind the last element, as in `.uyum.json`.
  case relaxed
}

/// The first thing in a text that is not JSON.
package struct JsonFault: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    case notUTF8
    /// The text ends inside a value.
    case endsEarly
    /// A character stands where another one is expected; the character as written, a control character as `U+000A`.
    case unexpected(String)
    case badEscape
    case badNumber
    case tooDeep
    /// Something stands behind the value.
    case trailing
    /// An object has two members of one name.
    case twice(String)
  }

  /// What is wrong.
  package var kind: Kind
  /// The line, from 1.
  package var line: Int
}
