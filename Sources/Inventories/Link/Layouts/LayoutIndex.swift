import Syntax

/// What layout documents do to the types of a tree.
struct LayoutIndex: Sendable {
  /// The members that tell it, for each type.
  private var members: [TypeID: [MemberID]] = [:]
  /// The classes of the views that outlets lead to, by the class that has the outlet, and by its name.
  private var outletTypes: [String: [String: String]] = [:]
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
    for (outlet, type) in documents.flatMap(\.outletTypes) {
      outletTypes[outlet.owner, default: [:]][outlet.name] = type
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
  var isEmpty: Bool { members.isEmpty }

  /// The members that tell what documents do to a type: of its own, or of the nearest that it inherits from.
  func members(of lineage: [TypeID]) -> [MemberID] { lineage.lazy.compactMap { members[$0] }.first ?? [] }

  /// The class of the view that an outlet of a class leads to; nil where no document says it.
  func outletType(_ name: String, of type: String) -> String? { outletTypes[type]?[name] }

  /// The paths of the files that write a view's name.
  func paths(writing name: String) -> Set<String> { paths[name] ?? [] }
}
