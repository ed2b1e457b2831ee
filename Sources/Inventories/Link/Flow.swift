import Syntax

/// One member read on the way from a model to a sink.
package struct Hop: Hashable, Sendable {
  /// The type that the member is read on.
  package var owner: Type
  /// The member's name; a payload's is its case and label, `bookmark.title`.
  package var name: String
  /// Its declaration; nil where the tree has none.
  package var member: MemberID?

  /// A member read on a type; `member` is nil where the tree does not declare it.
  package init(owner: Type, name: String, member: MemberID?) {
    (self.owner, self.name, self.member) = (owner, name, member)
  }

  /// Whether it is a payload of an enum case.
  var isPayload: Bool { name.contains(".") }
}

/// Where a path starts.
package struct Root: Hashable, Sendable {
  /// What the name is.
  package enum Kind: UInt8, Hashable, Sendable {
    case selfObject, parameter, local, global, made, unknown
  }

  /// What it is.
  package var kind: Kind
  /// The name as written; empty for self.
  package var name: String
  /// Its type.
  package var type: Type
  /// The type whose method has the parameter; nil for what is none, and where the framework calls the method.
  package var owner: TypeID?
}

/// Members read one after the other, from a root to the value.
package struct Path: Hashable, Sendable {
  /// Where it starts.
  package var root: Root
  /// The members, the root's first.
  package var hops: [Hop] = []
}

/// One station between sink and source, by its number: a function, initialiser or wrapper that the value went through,
/// or a way to say the same value, which later stations say by what it was made from. `Stations` says what it is.
package struct Step: Hashable, Sendable {
  /// Below zero a wrapper; else a path, odd where it reads a member.
  let number: Int32

  /// Whether the value went through something here.
  var isPass: Bool { number < 0 }
  /// Whether it is a path that reads a member.
  var readsMember: Bool { number >= 0 && number & 1 == 1 }
}

/// What a screen does with a value that is nil, seen on the way; the one nearest the sink stands.
package enum NilHandling: UInt8, Hashable, Sendable {
  /// A constant stands in for it.
  case substitutes
  /// An empty text or nothing stands in for it.
  case clears
  /// It is unwrapped by force.
  case crashes
  /// It is printed as text.
  case prints
  /// A condition lets only values through.
  case guarded
}

/// Where the followed way ends.
package enum End: Hashable, Sendable {
  /// A parameter, stored property or element that nothing in reach gives a value.
  case input
  /// A value that the code writes on its own: its text, or the expression as written.
  case constant(String, isText: Bool)
  /// `nil`, `""`, an empty collection.
  case nothing
  /// What was not read, and why.
  case unread(Reason)
}

/// The stations between a sink and a source, nearest the sink first, by their number; `Stations` says what they are.
package struct Trail: Hashable, Sendable {
  /// Odd where one of them reads a member; its second bit says whether the first is a wrapper.
  let number: Int32

  /// No station at all.
  static let none = Trail(number: 0)

  /// Whether one of them reads a member.
  var readsMember: Bool { number & 1 == 1 }
  /// Whether a wrapper stands nearest the sink.
  var beginsWithPass: Bool { number & 2 == 2 }
}

/// Where a followed way ends, by its number; `Stations` says which constant, or what was not read.
package struct Ending: Hashable, Sendable {
  /// Its lowest two bits say what kind of end it is.
  let number: Int32

  static let input = Ending(number: 0)
  static let nothing = Ending(number: 1 << 2 | 2)

  /// Whether it is a value that the code writes on its own, or none at all.
  var isConstant: Bool { number & 3 == 1 || number & 3 == 2 }
}

/// One source of a value with the way from it.
package struct Flow: Hashable, Sendable {
  /// The stations.
  package var trail: Trail
  /// Where following ended.
  package var end: Ending
  /// Whether the member only chooses among values.
  package var selects = false
  /// What happens to nil on the way.
  package var whenNil: NilHandling?
  /// The expression where the source stands, for constants.
  package var site: Place?
  /// Whether it is looked up as the key of a text.
  package var isTranslated = false

  /// The same source, chosen by and not shown.
  func selecting() -> Flow {
    var copy = self
    copy.selects = true
    return copy
  }

  /// The same source, nil handled so unless something nearer the sink does.
  func handling(_ handling: NilHandling) -> Flow {
    var copy = self
    copy.whenNil = copy.whenNil ?? handling
    return copy
  }

  /// Whether it is a value that the code writes on its own, or none at all: no member was read on the way.
  var isConstant: Bool { end.isConstant && !trail.readsMember }
}

/// A place in a file.
package struct Place: Hashable, Sendable {
  /// The file.
  package var file: FileID
  /// Where it lies.
  package var range: ByteRange

  /// A place by its members.
  package init(file: FileID, range: ByteRange) {
    self.file = file
    self.range = range
  }
}
