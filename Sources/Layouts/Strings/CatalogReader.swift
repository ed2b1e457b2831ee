import Syntax

/// Reads a string catalog: JSON with the texts of all languages.
enum CatalogReader {
  /// Variations nested deeper than this are not read.
  private static let deepest = 4

  /// A table for each language, sorted by it, and what stood in the way.
  static func read(_ source: Source) -> (tables: [StringTable], problems: [Problem]) {
    let json: Json
    do {
      json = try JsonReader.read(Array(source.bytes))
    } catch {
      let code: Problem.Code = error.kind == .tooDeep ? .tooDeep : .brokenSyntax
      return ([], [Problem(code, path: source.path, line: error.line)])
    }
    guard let strings = json.member("strings"), case .object(let members) = strings.value else {
      return ([], [Problem(.brokenSyntax, path: source.path, line: json.line)])
    }
    let language = json.member("sourceLanguage")?.text ?? ""
    var entries: [String: [StringEntry]] = [language: []]
    for member in members { add(member, in: language, to: &entries) }
    return (
      entries.sorted { $0.key < $1.key }.map { key, list in
        var table = StringTable(path: source.path)
        table.language = key.isEmpty ? nil : key
        table.isSource = key == language
        table.entries = list
        return table
      }, []
    )
  }

  private static func add(_ member: Json.Member, in source: String, to entries: inout [String: [StringEntry]]) {
    let localizations = member.value.member("localizations")?.members ?? []
    for localization in localizations {
      let variants = variants(localization.value)
      let text = localization.value.member("stringUnit")?.member("value")?.text
      let whole = text ?? Composition.otherwise(variants, of: "")
      entries[localization.name, default: []].append(
        StringEntry(
          key: member.name, text: Composition.composed(whole, variants), variants: variants, line: localization.line))
    }
    guard !localizations.contains(where: { $0.name == source }) else { return }
    entries[source, default: []].append(StringEntry(key: member.name, text: member.name, line: member.line))
  }

  /// The variants of a localization: of the whole text, and of each substitution.
  private static func variants(_ localization: Json) -> [StringVariant] {
    let whole = varied(localization, "", "", 0)
    let parts = localization.member("substitutions")?.members ?? []
    return whole
      + parts.flatMap { part -> [StringVariant] in
        let number = part.value.member("formatSpecifier")?.text ?? ""
        return varied(part.value, part.name, "", 0).map { variant in
          var variant = variant
          variant.text = variant.text.split(separator: "%arg", omittingEmptySubsequences: false)
            .joined(separator: "%" + number)
          return variant
        }
      }
  }

  private static func varied(_ json: Json, _ variable: String, _ outer: String, _ depth: Int) -> [StringVariant] {
    guard depth < deepest, let variations = json.member("variations") else { return [] }
    return variations.members.flatMap(\.value.members).flatMap { member -> [StringVariant] in
      let name = outer.isEmpty ? member.name : outer + "." + member.name
      let own = member.value.member("stringUnit")?.member("value")?.text
      return (own.map { [StringVariant(variable: variable, name: name, text: $0)] } ?? [])
        + varied(member.value, variable, name, depth + 1)
    }
  }
}

extension Json {
  /// The members of an object; none of anything else.
  var members: [Member] {
    guard case .object(let members) = value else { return [] }
    return members
  }

  /// A member's value; nil where it has none.
  func member(_ name: String) -> Json? { members.first { $0.name == name }?.value }

  /// The text; nil of anything else.
  var text: String? {
    guard case .text(let text) = value else { return nil }
    return text
  }
}
