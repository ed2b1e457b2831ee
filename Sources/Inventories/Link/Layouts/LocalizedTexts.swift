import Layouts
import RuleCards

/// The texts of a tree's string tables by their keys.
struct LocalizedTexts: Sendable {
  private var texts: [String: Set<String>] = [:]
  /// The texts of the keys that documents give their views, by the table's name and the key.
  private var textsOfTable: [String: [String: Set<String>]] = [:]
  /// The keys of which the texts are known in the language that the team writes in.
  private var known: Set<String> = []

  /// Tables in any order.
  init(_ tables: [StringTable] = []) {
    for table in tables {
      let isOwn = table.isSource || table.language.map(Language.isUsual) ?? true
      for entry in table.entries where !entry.key.isEmpty {
        texts[entry.key, default: []].insert(entry.text)
        if entry.key.utf8.contains(UInt8(ascii: ".")) {
          textsOfTable[table.name, default: [:]][entry.key, default: []].insert(entry.text)
        }
        if isOwn { known.insert(entry.key) }
      }
    }
  }

  /// A value itself, and the texts that stand for it where it is a key.
  func meanings(of value: String) -> Set<String> { (texts[value] ?? []).union([value]) }

  /// A constant's value, and the texts that stand for it: by its key in its document's table too (rule C5).
  func meanings(of constant: Report.Constant) -> Set<String> {
    let table = StringTable(path: constant.site.file).name
    return meanings(of: constant.value).union(constant.tableKey.flatMap { textsOfTable[table]?[$0] } ?? [])
  }

  /// Whether a text is the key of others: it has texts of its own, and none of them is the key itself.
  func isKey(_ text: String) -> Bool {
    guard let found = texts[text], !found.contains(text) else { return false }
    return known.contains(text) || text.looksLikeKey
  }
}

extension String {
  /// Whether nobody would read it as a text: words joined by dots or lines, and no blank.
  var looksLikeKey: Bool {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._-".unicodeScalars.contains(scalar))
    }
    let words = split { ".-_".contains($0) }
    return isPlain && words.count > 1 && words.joined().count + words.count - 1 == count
  }
}

extension Effect {
  /// Whether what stands in a hole is looked up as a key.
  func translates(_ hole: Hole) -> Bool { self == .translates(hole) }
}

extension Card {
  /// Whether a value that the card passes on is looked up as the key of a text.
  func translates(_ origin: RuleCards.Origin) -> Bool {
    origin.hole.map { hole in effects.contains { $0.translates(hole) } } ?? false
  }
}

extension Flow {
  /// The same source, looked up as the key of a text.
  var translated: Flow {
    var copy = self
    copy.isTranslated = true
    return copy
  }
}

extension Stations {
  /// Whether a source is a text of the code's own that reaches the sink as it stands there, be it out of a property of
  /// the code's own.
  func isRaw(_ flow: Flow) -> Bool {
    !flow.isTranslated && isText(flow.end)
      && !steps(of: flow.trail).contains { $0.isPass || flow.trail.readsMember && !isPlain($0) }
  }

  /// Whether a station is no member, or a property of self that is read by its name.
  private func isPlain(_ step: Step) -> Bool {
    guard let path = path(of: step) else { return true }
    return path.hops.isEmpty || path.root.kind == .selfObject && path.hops.count == 1
  }
}
