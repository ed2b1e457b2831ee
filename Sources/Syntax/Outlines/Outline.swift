/// The declarations of one file, in source order, an outer one before those inside it; local ones in bodies are not
/// among them. Flat tables: a declaration points into `parameters` and `ranges` by index.
public struct Outline: Sendable {
  /// The declarations.
  public var declarations: [Declaration] = []
  /// The parameters of functions, initialisers, subscripts and the payloads of enum cases.
  public var parameters: [Parameter] = []
  /// Attributes (`@State private`: the attribute with its arguments) and inherited types, as written.
  public var ranges: [ByteRange] = []
  /// The comments that address uyum: `// uyum:pair X`, `// uyum:ignore key - reason`; the text behind `//`.
  public var directives: [ByteRange] = []
  /// What could not be read.
  public var problems: [Problem] = []
  /// The language of the declarations and of their bodies.
  public var language = Language.swift
  /// Names that the source does not spell, by the declaration's index: `title` of a `setTitle:` without a property.
  public var spellings: [Int32: String] = [:]
  /// Macros that stand for something, as `#define` says them; of Objective-C alone.
  public var macros: [Macro] = []
  /// The selectors that the classes of a header announce, by the class.
  public var selectors: [String: Set<String>] = [:]
  /// Variables that stand for a property by `@synthesize title = titleText`.
  public var syntheses: [Synthesis] = []

  /// An outline without declarations.
  public init() {}

  /// The same outline in as much memory as it needs.
  func trimmed() -> Outline {
    var outline = self
    outline.declarations = declarations.withUnsafeBufferPointer { Array($0) }
    outline.parameters = parameters.withUnsafeBufferPointer { Array($0) }
    outline.ranges = ranges.withUnsafeBufferPointer { Array($0) }
    return outline
  }

  /// The language that a file is written in.
  public enum Language: UInt8, Hashable, Sendable { case swift, objectiveC }

  /// A macro.
  public struct Macro: Hashable, Sendable {
    /// Its name.
    public var name: ByteRange
    /// What stands between the parentheses right behind its name; nil without them.
    public var parameters: ByteRange?
    /// What it stands for.
    public var replacement: ByteRange
  }

  /// A property and the variable that holds it.
  public struct Synthesis: Hashable, Sendable {
    /// The property's name.
    public var property: ByteRange
    /// The variable's name.
    public var variable: ByteRange
  }
}

/// One declaration.
public struct Declaration: Hashable, Sendable {
  /// What is declared.
  public enum Kind: UInt8, Hashable, Sendable {
    case structure, classType, actor, enumeration, protocolType, extensionOf
    case variable, constant, function, initializer, deinitializer, subscript_, enumCase
    case typeAlias, associatedType, importOf
    /// Accessors, inside a variable or subscript: `get` (also without the word), `set`, `willSet`, `didSet`.
    case getter, setter, willSet, didSet
    /// A freestanding macro at declaration level: `#Preview { … }`.
    case macroExpansion
    case other
  }

  /// Modifiers that matter to a reader of values.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt16
    /// Modifiers by their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// `private`.
    public static let isPrivate = Modifiers(rawValue: 1)
    /// `fileprivate`.
    public static let isFileprivate = Modifiers(rawValue: 2)
    /// `static` or `class`.
    public static let isStatic = Modifiers(rawValue: 4)
    /// `override`.
    public static let isOverride = Modifiers(rawValue: 8)
    /// `lazy`.
    public static let isLazy = Modifiers(rawValue: 16)
    /// `weak`.
    public static let isWeak = Modifiers(rawValue: 32)
    /// `convenience`.
    public static let isConvenience = Modifiers(rawValue: 64)
    /// `public` or `open`.
    public static let isPublic = Modifiers(rawValue: 128)
    /// `private(set)`, `fileprivate(set)`.
    public static let setIsPrivate = Modifiers(rawValue: 256)
    /// An `init?` or `init!`.
    public static let isFailable = Modifiers(rawValue: 512)
    /// `indirect`, on a case; an indirect enum carries it itself.
    public static let isIndirect = Modifiers(rawValue: 1024)
  }

  /// What is declared.
  public var kind: Kind
  /// The modifiers written.
  public var modifiers: Modifiers = []
  private var packedParent: Int32
  /// The branch of `#if` it stands in: 0 outside, else a number for each branch of the file, the same in one branch.
  public var branch: UInt32 = 0
  /// The name; the extended type of an extension (`A.B`), the keyword of an initialiser or accessor.
  public var name: ByteRange
  /// From its first attribute to its end.
  public var range: ByteRange
  private var packedType = PackedRange()
  private var packedInitialValue = PackedRange()
  private var packedBody = PackedRange()
  private var packedGenerics = PackedRange()
  private var packedConstraints = PackedRange()
  /// Its parameters or payload, into `Outline.parameters`.
  public var parameters: Range<Int32> = 0..<0
  /// Its attributes, into `Outline.ranges`; each from `@` to its end, without modifiers.
  public var attributes: Range<Int32> = 0..<0
  /// Its inherited types, into `Outline.ranges`.
  public var inherited: Range<Int32> = 0..<0

  /// A declaration of one kind.
  public init(kind: Kind, name: ByteRange, range: ByteRange, parent: Int32? = nil) {
    self.kind = kind
    self.name = name
    self.range = range
    packedParent = parent ?? -1
  }
}

/// What a declaration may lack.
extension Declaration {
  /// The index of the declaration it stands in; nil at file level.
  public var parent: Int32? {
    get { packedParent < 0 ? nil : packedParent }
    set { packedParent = newValue ?? -1 }
  }

  /// A variable's or payload's written type, a function's result, an alias's target; nil where none is written.
  public var type: ByteRange? {
    get { packedType.range }
    set { packedType.range = newValue }
  }

  /// The expression behind `=` of a variable.
  public var initialValue: ByteRange? {
    get { packedInitialValue.range }
    set { packedInitialValue.range = newValue }
  }

  /// What stands between the braces of a type, function or accessor; nil without braces.
  public var body: ByteRange? {
    get { packedBody.range }
    set { packedBody.range = newValue }
  }

  /// The generic parameters between `<` and `>`, and a where clause.
  public var generics: ByteRange? {
    get { packedGenerics.range }
    set { packedGenerics.range = newValue }
  }

  /// The where clause behind `where`.
  public var constraints: ByteRange? {
    get { packedConstraints.range }
    set { packedConstraints.range = newValue }
  }
}

/// A range or none, in the room of a range: a tree of thousands of files keeps many declarations.
private struct PackedRange: Hashable, Sendable {
  private static let none = ByteRange(Int(UInt32.max), 0)
  private var stored = PackedRange.none

  /// The range; nil stands as the range from the last offset back to the first, which no file has.
  var range: ByteRange? {
    get { stored == Self.none ? nil : stored }
    set { stored = newValue ?? Self.none }
  }
}

/// A parameter or a payload part.
public struct Parameter: Hashable, Sendable {
  /// The outer label; empty for `_` and for an unlabelled payload part.
  public var label: ByteRange
  /// The inner name; empty for an unlabelled payload part.
  public var name: ByteRange
  /// The type as written.
  public var type: ByteRange
  private var packedDefault = PackedRange()

  /// A parameter.
  public init(label: ByteRange, name: ByteRange, type: ByteRange, defaultValue: ByteRange? = nil) {
    self.label = label
    self.name = name
    self.type = type
    packedDefault.range = defaultValue
  }

  /// The default value.
  public var defaultValue: ByteRange? {
    get { packedDefault.range }
    set { packedDefault.range = newValue }
  }
}
