import Syntax

/// What layout documents do to the types of a tree.
struct LayoutIndex: Sendable {
  /// The members that tell it, for each type.
  private var members: [TypeID: [MemberID]] = [:]
  /// What outlets lead to in all documents, by the class that has the outlet, and by its name.
  private var outlets: [TypeID: [String: LayoutCode.Outlet]] = [:]
  /// The ways from each type to other screens, with the documents that have them.
  private var ways: [TypeID: [Way]] = [:]
  /// The paths of the files that write a name which code has for a view of a document.
  private var paths: [String: Set<String>] = [:]

  /// A way of a document to another screen.
  struct Way: Hashable, Sendable {
    let way: LayoutWay
    /// The document's path.
    let path: String
    /// The type of the tree that it ends at; nil where that is none of it, or a method of several.
    let end: TypeID?
  }

  /// An index of nothing.
  init() {}

  /// Looks the views' names up in all files, once.
  init(_ program: Program) {
    let documents = program.files.compactMap(\.layout)
    guard !documents.isEmpty else { return }
    for (index, member) in program.members.enumerated() {
      guard let owner = member.owner, program.files[Int(member.file)].layout != nil else { continue }
      members[owner, default: []].append(MemberID(index))
    }
    for (name, outlet) in documents.flatMap(\.outlets) {
      for owner in program.typesByName[name.owner] ?? [] {
        outlets[owner, default: [:]][name.name, default: .init()].join(outlet)
      }
    }
    let takers = program.takers(of: documents)
    for (index, file) in program.files.enumerated() {
      if let document = file.layout { addWays(of: document, in: FileID(index), program, takers) }
    }
    let names = Set(documents.flatMap(\.all).flatMap { $0.names + $0.hiddenBy.joined() }).sorted()
    let words = WordSet(names)
    for file in program.files where file.layout == nil {
      words.forEachWord(in: file.source.whole, of: file.source) { word, _ in
        paths[names[word], default: []].insert(file.source.path)
        return true
      }
    }
  }

  /// Adds the ways of one document: of the types that share a name, the nearest one is meant.
  private mutating func addWays(
    of document: LayoutCode, in file: FileID, _ program: Program, _ takers: [String: Set<TypeID>]
  ) {
    for way in document.ways {
      guard let owner = program.choose(program.typesByName[way.owner] ?? [], from: file) else { continue }
      let end: TypeID? =
        switch way.end {
        case .declared(let name): program.choose(program.typesByName[name] ?? [], from: file)
        case .foreign: nil
        case .unwinding(let selector): takers[selector].flatMap { $0.count == 1 ? $0.first : nil }
        }
      ways[owner, default: []].append(Way(way: way, path: document.path, end: end))
    }
  }

  /// The ways that documents have from a type to other screens: its own, or those of the nearest that it inherits from.
  func ways(of lineage: [TypeID]) -> [Way] { lineage.lazy.compactMap { ways[$0] }.first ?? [] }

  /// Whether no document does anything.
  var isEmpty: Bool { members.isEmpty && outlets.isEmpty && ways.isEmpty }

  /// The members that tell what documents do to a type: of its own, or of the nearest that it inherits from.
  func members(of lineage: [TypeID]) -> [MemberID] { lineage.lazy.compactMap { members[$0] }.first ?? [] }

  /// The class of the view that an outlet of a class leads to; nil where no document says it, or several differ.
  func outletType(_ name: String, of type: TypeID) -> String? {
    outlets[type]?[name].flatMap { $0.types.count == 1 ? $0.types.first : nil }
  }

  /// Whether a document shows, from the start, the view that an outlet of one of some types leads to.
  func shows(_ name: String, of types: [TypeID]) -> Bool { types.contains { outlets[$0]?[name]?.isShown ?? false } }

  /// The paths of the files that write a view's name.
  func paths(writing name: String) -> Set<String> { paths[name] ?? [] }
}

extension LayoutCode.Outlet {
  /// Adds what it leads to in another document.
  fileprivate mutating func join(_ other: Self) {
    types.formUnion(other.types)
    isShown = isShown || other.isShown
  }
}

extension Program {
  /// The controllers that have the methods which the ways of some documents go back to, by their selectors.
  fileprivate func takers(of documents: [LayoutCode]) -> [String: Set<TypeID>] {
    let selectors = documents.flatMap(\.ways).compactMap { way in
      if case .unwinding(let selector) = way.end { selector } else { nil }
    }
    let wanted = Dictionary(grouping: Set(selectors)) { $0.firstPart }
    var found: [String: Set<TypeID>] = [:]
    for member in wanted.isEmpty ? [] : members where member.kind == .function && !member.parameters.isEmpty {
      guard let owner = member.owner else { continue }
      for selector in Set(member.firstParts).flatMap({ wanted[$0] ?? [] }) where member.isCalled(by: selector) {
        if plays(.declared(owner, []), .uikitController) { found[selector, default: []].insert(owner) }
      }
    }
    return found
  }
}

extension Member {
  /// Whether a selector means it by its first part.
  func isCalled(by selector: String) -> Bool {
    !parameters.isEmpty && parameters.count == selector.utf8.count(where: { $0 == UInt8(ascii: ":") })
      && firstParts.contains(selector.firstPart)
  }

  /// What the first part of its selector may be: its name, or that with the first argument's label: `backWithSegue:`,
  /// `backFor:`.
  fileprivate var firstParts: [String] {
    guard let label = parameters.first?.label, !label.isEmpty, !isMessage else { return messageNames + [name] }
    let word = label.prefix(1).uppercased() + label.dropFirst()
    return messageNames + [name + word, name + "With" + word]
  }
}

extension String {
  /// A selector up to its first colon.
  fileprivate var firstPart: String { String(prefix { $0 != ":" }) }
}
