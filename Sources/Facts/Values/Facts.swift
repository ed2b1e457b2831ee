import Syntax

/// What one member's body says about values: the lowest common form of Swift and Objective-C bodies, a pure function
/// of one file's bytes, a byte range and the language. Names that the body does not declare stay open for link.
///
/// `values` is an arena: a value's operands stand before it. `edges` say where values go, in source order.
public struct Facts: Sendable {
  /// The values, each after its operands; a `ValueID` is an index.
  public var values: [Value] = []
  /// Where each value's expression stands in the file; parallel to `values`.
  public var ranges: [ByteRange] = []
  /// Where values go, in source order.
  public var edges: [Edge] = []
  /// The names that the body declares: locals, pattern bindings, closure parameters, local functions.
  public var locals: [Local] = []
  /// The closures and local functions, whose edges carry their index.
  public var closures: [Closure] = []
  /// The conditions that edges stand under, as lists that share their tails.
  public var guards: [Guard] = []
  /// What could not be read.
  public var problems: [Problem] = []

  /// Facts that say nothing.
  public init() {}

  /// The same facts in as much memory as they need.
  func trimmed() -> Facts {
    var facts = self
    facts.values = values.withUnsafeBufferPointer { Array($0) }
    facts.ranges = ranges.withUnsafeBufferPointer { Array($0) }
    facts.edges = edges.withUnsafeBufferPointer { Array($0) }
    facts.guards = guards.withUnsafeBufferPointer { Array($0) }
    return facts
  }
}

/// An index into `Facts.values`.
public typealias ValueID = Int32
/// An index into `Facts.locals`.
public typealias LocalID = Int32
/// An index into `Facts.closures`.
public typealias ClosureID = Int32
/// An index into `Facts.guards`.
public typealias GuardID = Int32

/// One place or value of a body.
public enum Value: Hashable, Sendable {
  /// A literal without interpolation, or `nil`, `true`, `[]`; a text is decoded (escapes resolved).
  case constant(Constant)
  /// `self`.
  case selfObject
  /// `super`.
  case superObject
  /// A parameter of the member, by its place; a setter's and an observer's `newValue` and `oldValue` are parameter 0.
  case parameter(Int)
  /// A name declared in the body.
  case local(LocalID)
  /// A name that the body does not declare: a member of self, a type, a global, a module. Generic arguments go.
  case free(String)
  /// `.name` without a base, its type given by the context.
  case implicit(String)
  /// `base.name`; `optional` where `?.` stands between.
  case member(ValueID, String, optional: Bool)
  /// `base[…]`.
  case subscripted(ValueID, [Argument])
  /// `callee(…)`, trailing closures among the arguments; the callee is `member`, `free`, `implicit` or any value.
  case call(ValueID, [Argument])
  /// A value composed of parts that all show in it: interpolation, `+`, and every other operator that makes a value
  /// of the kind of its operands (`-`, `*`, `/`, `%`, `&`…).
  case composed([ValueID])
  /// The parts of a tuple, array or dictionary (keys and values in turn) literal.
  case collection(CollectionKind, [Argument])
  /// A comparison or a logical operation: its value is a Boolean computed from its operands.
  case test(String, [ValueID])
  /// One of several values by a condition: ternary, `if` and `switch` expressions.
  case choice([ValueID], conditions: [ValueID])
  /// `a ?? b`, Objective-C's `a ?: b`.
  case fallback(ValueID, ValueID)
  /// `a!`, `try!`: crashes on nil.
  case forced(ValueID)
  /// `a as T`, `a as? T`, `a is T`; the type as written.
  case cast(ValueID, type: String, CastKind)
  /// A closure, its body's edges marked with its index.
  case closure(ClosureID)
  /// `\Root.a.b`: the root as written, empty where left out, and the names.
  case keyPath(root: String, [String])
  /// A metatype by name with its generic arguments, `[T]`, `T?` in expression position: the type as written.
  case type(String)
  /// `&a`, and a projection `$a`: the place itself is handed on.
  case reference(ValueID)
  /// What one element of a sequence is: of `for x in seq`.
  case element(ValueID)
  /// The payload at a place of an enum value matched by a pattern: case name, label or index as text.
  case payload(ValueID, caseName: String, label: String)
  /// One part of a tuple by its place or label.
  case part(ValueID, String)
  /// The value in an optional that is not nil here: `if let`, `guard let`, `x?`.
  case unwrapped(ValueID)
  /// An expression that could not be read.
  case unreadable(Unread)
}

/// What a literal says.
public enum Constant: Hashable, Sendable {
  case text(String)
  case number(String)
  case boolean(Bool)
  case none
  /// A regex, a colour, an image or file literal: as written.
  case other(String)
}

/// The literals that hold other values.
public enum CollectionKind: UInt8, Hashable, Sendable { case tuple, array, dictionary }
/// What a cast does when it fails.
public enum CastKind: UInt8, Hashable, Sendable { case plain, optional, forced, test }
/// Why an expression could not be read.
public enum Unread: UInt8, Hashable, Sendable { case unparsed, tooDeep }

/// One argument of a call.
public struct Argument: Hashable, Sendable {
  /// The label, nil where there is none. A first trailing closure has the label nil and `isTrailing` set.
  public var label: String?
  /// The value handed over.
  public var value: ValueID
  /// Whether it is a trailing closure.
  public var isTrailing: Bool

  /// An argument.
  public init(label: String?, value: ValueID, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A name that the body declares.
public struct Local: Hashable, Sendable {
  /// The name as written, without backticks; `$0` for an anonymous closure parameter.
  public var name: String
  /// Its type as written, nil where none is.
  public var type: String?
  /// The closure whose parameter it is, and the place; nil for other locals.
  public var parameterOf: ClosureParameter?
  /// The closure or local function that a name of a local function stands for.
  public var function: ClosureID?
  /// Whether it can be assigned again.
  public var isVariable: Bool

  /// A local.
  public init(
    name: String, type: String? = nil, parameterOf: ClosureParameter? = nil, function: ClosureID? = nil,
    isVariable: Bool = false
  ) {
    self.name = name
    self.type = type
    self.parameterOf = parameterOf
    self.function = function
    self.isVariable = isVariable
  }
}

/// A closure's parameter by its place.
public struct ClosureParameter: Hashable, Sendable {
  /// The closure.
  public var closure: ClosureID
  /// The place, from 0.
  public var index: Int

  /// A closure's parameter.
  public init(closure: ClosureID, index: Int) {
    self.closure = closure
    self.index = index
  }
}

/// A closure expression or a local function.
public struct Closure: Hashable, Sendable {
  /// Its parameters in order; anonymous ones (`$0`) as far as they are used.
  public var parameters: [LocalID] = []
  /// The parameters' outer labels for a local function, in order.
  public var labels: [String?] = []
  /// The closure it stands in; nil for one in the member's own body.
  public var parent: ClosureID?
  /// A local function's name.
  public var name: String?

  /// A closure without parameters.
  public init(parent: ClosureID? = nil, name: String? = nil) {
    self.parent = parent
    self.name = name
  }
}

/// A value going somewhere.
public struct Edge: Hashable, Sendable {
  /// What happens to it.
  public enum Kind: Hashable, Sendable {
    /// `to = from`; `to` is `local`, `free`, `member`, `subscripted` …; `a += b` assigns composed(a, b).
    case assign(to: ValueID, from: ValueID)
    /// A local gets its value: `let`, `for x in`, `if let`, `case .x(let y)`.
    case bind(LocalID, from: ValueID)
    /// An expression that stands alone: a call, or a view in a builder.
    case evaluate(ValueID)
    /// `return`, or the one expression of a body.
    case returns(ValueID)
  }

  /// What happens.
  public var kind: Kind
  /// The conditions it stands under, innermost first; nil where none.
  public var guarded: GuardID?
  /// The closure whose body it stands in; nil for the member's own.
  public var closure: ClosureID?
  /// The statement's place.
  public var range: ByteRange

  /// An edge.
  public init(_ kind: Kind, guarded: GuardID?, closure: ClosureID?, range: ByteRange) {
    self.kind = kind
    self.guarded = guarded
    self.closure = closure
    self.range = range
  }
}

/// One condition that an edge stands under.
public struct Guard: Hashable, Sendable {
  /// How the condition decides.
  public enum Kind: UInt8, Hashable, Sendable {
    /// `if`, an `else if` among them.
    case branch
    /// What follows a `guard`, or an `if` that leaves (early return), is under its condition.
    case early
    /// A case of a `switch`.
    case matching
    /// The body of a loop: the condition is the sequence or the `while` condition.
    case repetition
    /// `catch`, `#if`.
    case other
  }

  /// The next outer condition.
  public var outer: GuardID?
  /// The values that decide: the conditions of an `if`, the subject of a `switch`.
  public var conditions: [ValueID]
  /// How it decides.
  public var kind: Kind
  /// Which branch of the statement it is: 0 for the first (`then`, first `case`), 1 for `else` or the second `case`.
  public var branch: Int
  /// Whether it is the branch taken when no condition holds: `else`, `default`.
  public var isElse: Bool
  /// The same number for all branches of one statement.
  public var statement: Int32
  /// The conditions as written.
  public var range: ByteRange

  /// A condition.
  public init(
    outer: GuardID?, conditions: [ValueID], kind: Kind, branch: Int = 0, isElse: Bool = false, statement: Int32,
    range: ByteRange
  ) {
    self.outer = outer
    self.conditions = conditions
    self.kind = kind
    self.branch = branch
    self.isElse = isElse
    self.statement = statement
    self.range = range
  }
}
