import Inventories
import RuleCards
import Syntax

/// What numbers the properties, parameters and values of a tree hold, by their types as written.
struct NumberTypes {
  let program: Program
  let table: ModelTable

  /// The number that a member holds or answers; nil where it is none.
  func number(of member: MemberID) -> Number? {
    let entry = program.members[Int(member)]
    if let note = program.importedNote(of: member) { return number(writtenInObjectiveC: note.type) }
    let declaration = program.files[Int(entry.file)].outline.declarations[entry.declaration]
    guard program.isMessaging(entry.file) else { return number(of: program.type(of: member)) }
    return declaration.type.flatMap { number(writtenInObjectiveC: program.text($0, entry.file)) }
  }

  /// The number that a parameter takes.
  func number(ofParameter place: Int, of member: MemberID) -> Number? {
    let entry = program.members[Int(member)]
    guard place < entry.parameters.count else { return nil }
    guard program.isMessaging(entry.file) else {
      return number(of: program.resolve(entry.parameters[place].type, in: program.scope(of: member)))
    }
    let outline = program.files[Int(entry.file)].outline
    let parameters = outline.declarations[entry.declaration].parameters
    let index = Int(parameters.lowerBound) + place
    guard index < Int(parameters.upperBound) else { return nil }
    return number(writtenInObjectiveC: program.text(outline.parameters[index].type, entry.file))
  }

  /// The number that a resolved type holds.
  func number(of type: Type) -> Number? {
    guard let name = type.foreignName else { return nil }
    return table.number(name)
  }

  /// The number that a type of Objective-C holds, its words joined by `_`.
  func number(writtenInObjectiveC type: String) -> Number? {
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      .filter { !Self.passed.contains($0) }
    guard !type.contains("^"), !type.contains("<"), let first = words.first else { return nil }
    if words.count == 1 { return table.number(first) }
    var kept = words.filter { $0 != "signed" }
    if kept.count > 1, kept != ["unsigned", "int"] { kept.removeAll { $0 == "int" } }
    return table.number(kept.joined(separator: "_")) ?? table.number(kept[0])
  }

  /// Words that say nothing of what a type holds.
  private static let passed: Set<String> = [
    "nonnull", "nullable", "_Nonnull", "_Nullable", "__nonnull", "__nullable", "null_unspecified", "_Null_unspecified",
    "const", "volatile", "static", "inline", "__strong", "__weak", "__block", "__unused", "__kindof",
  ]
}
