import Syntax

/// What layout documents do to the types of a tree.
struct LayoutIndex: Sendable {
  /// The members that tell it, for each type.
  private var members: [TypeID: [MemberID]] = [:]
  /// What outlets lead to in all documents, by the class that has the outlet, and by its name.
  private var outlets: [TypeID: [String: LayoutCode.Outlet]] = [:]
  /// The paths of the files that write a name which code has for a view of a document.
  private var paths: [String: Set<String>] = [:]

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
    let names = Set(documents.flatMap(\.all).flatMap { $0.names + $0.hiddenBy.joined() }).sorted()
    let words = WordSet(names)
    for file in program.files where file.layout == nil {
      words.forEachWord(in: file.source.whole, of: file.source) { word, _ in
        paths[names[word], default: []].insert(file.source.path)
        return true
      }
    }
  }

  /// Whether no document does anything.
  var isEmpty: Bool { members.isEmpty && outlets.isEmpty }

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
