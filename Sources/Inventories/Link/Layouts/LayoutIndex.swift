import Syntax

/// What layout documents do to the types of a tree.
struct LayoutIndex: Sendable {
  /// The members that tell it, for each type.
  private var members: [TypeID: [MemberID]] = [:]
  /// The files that write a name which code has for a view of a document.
  private var files: [String: Set<FileID>] = [:]

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
    let names = Set(documents.flatMap(\.all).flatMap { $0.names + $0.hiddenBy.joined() }).sorted()
    let words = WordSet(names)
    for (index, file) in program.files.enumerated() where file.layout == nil {
      words.forEachWord(in: file.source.whole, of: file.source) { word, _ in
        files[names[word], default: []].insert(FileID(index))
        return true
      }
    }
  }

  /// Whether no document does anything.
  var isEmpty: Bool { members.isEmpty }

  /// The members that tell what documents do to a type: of its own, or of the nearest that it inherits from.
  func members(of lineage: [TypeID]) -> [MemberID] { lineage.lazy.compactMap { members[$0] }.first ?? [] }

  /// The files that write a view's name, in no order.
  func files(writing name: String) -> Set<FileID> { files[name] ?? [] }
}
