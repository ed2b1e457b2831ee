import Facts
import Layouts
import RuleCards
import Syntax

/// The group of files that a command named a file in; a side's own files resolve its names first.
package enum Side: UInt8, Hashable, Sendable, CaseIterable {
  case legacy, migrated, model
}

/// A file with its outline.
package struct SourceFile: Sendable {
  /// The bytes.
  package let source: Source
  /// Its declarations.
  package let outline: Outline
  /// The groups it was named in; empty in a scan.
  package let sides: Set<Side>
  /// Where it is the interface of a file in another language: what that file says besides; nil for Swift's own.
  package let imported: [UInt32: ImportedNote]?
  /// Where it is what a layout document does, told as code: what its lines stand for; nil for code that somebody wrote.
  package let layout: LayoutCode?

  /// A file with the groups it was named in.
  package init(
    source: Source, outline: Outline, sides: Set<Side> = [], imported: [UInt32: ImportedNote]? = nil,
    layout: LayoutCode? = nil
  ) {
    self.source = source
    self.outline = outline
    self.sides = sides
    self.imported = imported
    self.layout = layout
  }
}

/// An index into `Program.files`.
package typealias FileID = Int32
/// An index into `Program.types`.
package typealias TypeID = Int32
/// An index into `Program.members`.
package typealias MemberID = Int32

/// A type of the tree, its extensions joined.
package struct TypeEntry: Sendable {
  /// The name with its enclosing types, as `Domain.Product`.
  package let name: String
  /// What it is declared as; `extensionOf` for a type that the tree only extends.
  package let kind: Declaration.Kind
  /// The file of its main declaration.
  package let file: FileID
  /// The index of its main declaration in the file's outline.
  package let declaration: Int
  /// The type it stands in.
  package var enclosing: TypeID?
  /// Superclass and protocols, those of extensions too.
  package var inherited: [TypeName] = []
  /// Its members in source order, those of extensions behind.
  package var members: [MemberID] = []
  /// The names of its attributes.
  package var attributes: [String] = []
  /// Its generic parameters and what each must be.
  package var generics: [String: TypeName] = [:]
  /// Whether it can only be named in its own file.
  package var isPrivate = false
  /// Whether the tree only extends it: a framework's type.
  package var isForeign: Bool { kind == .extensionOf }

  /// The last part of the name.
  package var simpleName: Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...] } ?? name[...]
  }
}

/// What a member is.
package enum MemberKind: UInt8, Hashable, Sendable {
  case stored, computed, function, initializer, enumCase, subscription
}

/// A parameter of a member, or a part of a payload.
package struct MemberParameter: Sendable {
  /// The outer label; nil for `_`.
  package let label: String?
  /// The inner name.
  package let name: String
  /// Its type.
  package let type: TypeName
  /// Its default value's place.
  package let defaultValue: ByteRange?
  /// Whether an attribute stands before its type: `@ViewBuilder`, `@escaping`.
  package let hasAttribute: Bool
}

/// A property, method, initialiser or enum case; a function or variable at file level has no owner.
package struct Member: Sendable {
  /// The name; `init` for an initialiser.
  package let name: String
  /// The type it belongs to.
  package let owner: TypeID?
  /// The file it stands in.
  package let file: FileID
  /// Its index in the file's outline.
  package let declaration: Int
  /// What it is.
  package var kind: MemberKind
  /// Its written type, or a function's result.
  package var type: TypeName
  /// Its parameters or payload.
  package var parameters: [MemberParameter] = []
  /// Its modifiers.
  package var modifiers: Declaration.Modifiers
  /// The names of its attributes, without `@`.
  package var attributes: [String] = []
  /// The expression behind `=`.
  package var initialValue: ByteRange?
  /// The bodies that it has: a function's, or a property's accessors.
  package var bodies: [BodyPart: Body] = [:]
  /// Whether `let` declares it.
  package var isConstant = false
  /// Whether an Objective-C source declares or implements it: it is called by a message.
  package var isMessage = false
  /// What Objective-C calls a member of a Swift class: a property's name, or the first part of a selector.
  var messageNames: [String] = []

  /// The name with its labels, `tableView(_:cellForRowAt:)`; for a message the selector.
  package var fullName: String {
    guard kind == .function || kind == .initializer else { return name }
    if isMessage { return name + parameters.map { ($0.label ?? "") + ":" }.joined() }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The parts that have a body, in the order in which `BodyPart` lists them.
  package var parts: [BodyPart] { BodyPart.allCases.filter { bodies[$0] != nil } }
  /// Whether code outside its file cannot name it.
  package var isPrivate: Bool { !modifiers.isDisjoint(with: [.isPrivate, .isFileprivate]) }
  /// Whether it belongs to the type and not to a value of it.
  package var isStatic: Bool { modifiers.contains(.isStatic) }
}

/// Which of a member's bodies.
package enum BodyPart: UInt8, Hashable, Sendable, CaseIterable {
  case code, getter, setter, willSet, didSet, initialValue
}

/// Where a body lies, and the name that its setter or observer gives the value.
package struct Body: Hashable, Sendable {
  /// What stands between the braces, or the expression.
  package let range: ByteRange
  /// The file, which is another than the member's where a header declares it.
  package let file: FileID
  /// The parameter's name of a setter or observer.
  package var valueName: String?
}

/// Everything that is declared in the files at hand: types by name, members by type. It holds no body's facts.
package struct Program: Sendable {
  /// The files in the order given.
  package let files: [SourceFile]
  /// The rules that say what framework types are.
  package let rules: Rules
  /// Finds cards in bodies.
  let matcher: Matcher
  /// The members that print the object that they are read from.
  let printingMembers: [String]
  /// Whether a file is an Objective-C source.
  let speaksObjectiveC: Bool
  /// The types of the tree.
  package internal(set) var types: [TypeEntry] = []
  /// Their members, and the functions and variables at file level.
  package internal(set) var members: [Member] = []
  /// Types by full name.
  var typesByName: [String: [TypeID]] = [:]
  /// Types by the last part of their name.
  var typesBySimpleName: [String: [TypeID]] = [:]
  /// Type aliases by full name.
  var aliases: [String: [Alias]] = [:]
  /// The methods of Objective-C sources by what Swift may call them, for each type.
  var messages: [TypeID: [String: [MemberID]]] = [:]
  /// The selectors that headers announce, for each class.
  var selectors: [TypeID: Set<String>] = [:]
  /// Functions and variables at file level by name.
  var globals: [String: [MemberID]] = [:]
  /// The members of each type by name.
  var membersByName: [TypeID: [String: [MemberID]]] = [:]
  /// The type that each type declaration of each file belongs to.
  var typeOfDeclaration: [DeclarationID: TypeID] = [:]
  /// The types that name a type or protocol of the tree among what they inherit.
  var heirs: [TypeID: [TypeID]] = [:]

  /// Each type with its superclasses and protocols of the tree, nearest first.
  var lineages: [[TypeID]] = []
  /// The framework's types that each type inherits from or conforms to.
  var ancestors: [[String]] = []
  /// The members of each type that a screen can read.
  var values: [[MemberID]] = []
  /// The roles that each type plays by its framework ancestors.
  var roles: [Set<RuleCards.Role>] = []
  /// The folders that each file stands in, outermost first.
  let folders: [[Substring]]
  /// Which bodies write which names.
  var names = NameIndex()
  /// What the macros of headers stand for.
  var macros = SharedMacros()
  /// What layout documents do to types.
  var layouts = LayoutIndex()
  /// The texts of string tables.
  let texts: LocalizedTexts

  /// A type alias and where it is declared.
  struct Alias: Sendable {
    let target: TypeName
    let file: FileID
    let enclosing: TypeID?
  }

  /// A declaration of a file.
  struct DeclarationID: Hashable, Sendable {
    let file: FileID
    let index: Int32
  }

  /// Joins the declarations of the files, and the texts of string tables.
  package init(files: [SourceFile], tables: [StringTable] = [], rules: Rules) {
    texts = LocalizedTexts(tables)
    self.files = files
    self.rules = rules
    matcher = Matcher(rules)
    folders = files.map { $0.source.path.split(separator: "/").dropLast() }
    printingMembers = rules.printingMembers
    speaksObjectiveC = files.contains { $0.outline.language == .objectiveC }
    for file in files.indices { declareTypes(in: FileID(file)) }
    for file in files.indices { declareExtensions(in: FileID(file)) }
    for file in files.indices where files[file].imported != nil { declareMembers(in: FileID(file)) }
    for file in files.indices where files[file].imported == nil { declareMembers(in: FileID(file)) }
    for file in files.indices { noteSelectors(in: FileID(file)) }
    macros = headerMacros()
    for type in types.indices { noteHeirs(of: TypeID(type)) }
    lineages = types.indices.map { findLineage(of: TypeID($0)) }
    values = types.indices.map { findValues(of: TypeID($0)) }
    ancestors = types.indices.map { findForeignAncestors(of: TypeID($0)) }
    roles = ancestors.map { names in Set(names.flatMap { rules.roles(of: $0) }) }
    names = NameIndex(self, initializer: "init")
    layouts = LayoutIndex(self)
  }
}
