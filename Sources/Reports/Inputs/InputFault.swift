import Syntax

/// The first thing in a file that is not what it should be.
package struct InputFault: Error, Hashable, Sendable {
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
    /// An object has two members of one name, or two entries share a name.
    case twice(String)
    /// A value of another kind is expected.
    case expected(Shape)
    case lacks(String)
    case unknownMember(String, nearest: String?)
    case unknownWord(String, nearest: String?)
    /// A name is empty or has a line break.
    case notAName
    /// A node's parent is not above it.
    case parentNotAbove(String)
    /// A storage's owner is no node.
    case ownerNotANode(String)
    /// An environment value has an owner.
    case ownerOfEnvironment
  }

  /// A kind of JSON value.
  package enum Shape: Hashable, Sendable {
    case object, list, text, textOrNull, textsOrNull, bool, scalar
  }

  /// What is wrong.
  package var kind: Kind
  /// The line, from 1.
  package var line: Int
  /// The way to the value, as `checks[0].rows[2]`; empty where the text is no JSON.
  package var place: String

  /// A fault of one kind at one place.
  package init(_ kind: Kind, line: Int, place: String = "") {
    self.kind = kind
    self.line = line
    self.place = place
  }
}

extension InputFault {
  /// What keeps a text from being JSON.
  init(_ fault: JsonFault) {
    let kind: Kind =
      switch fault.kind {
      case .notUTF8: .notUTF8
      case .endsEarly: .endsEarly
      case .unexpected(let character): .unexpected(character)
      case .badEscape: .badEscape
      case .badNumber: .badNumber
      case .tooDeep: .tooDeep
      case .trailing: .trailing
      case .twice(let name): .twice(name)
      }
    self.init(kind, line: fault.line)
  }
}

extension Json {
  /// The value that an input file spells.
  package init(input bytes: [UInt8], _ dialect: JsonDialect = .strict) throws(InputFault) {
    do {
      self = try JsonReader.read(bytes, dialect)
    } catch {
      throw InputFault(error)
    }
  }
}
