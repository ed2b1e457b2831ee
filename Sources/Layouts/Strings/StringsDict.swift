/// The texts of a property list: plain ones, and those with variants as in a `.stringsdict`.
enum StringsDict {
  private static let format = "NSStringLocalizedFormatKey"
  private static let widths = "NSStringVariableWidthRuleType"
  private static let devices = "NSStringDeviceSpecificRuleType"

  /// The entries of a table.
  static func entries(_ list: PropertyList) -> [StringEntry] { list.members.compactMap(entry) }

  private static func entry(_ member: PropertyList.Member) -> StringEntry? {
    if let text = member.value.text { return StringEntry(key: member.key, text: text, line: member.line) }
    guard case .dictionary(let parts) = member.value else { return nil }
    var variants = parts.filter { $0.key != widths && $0.key != devices }.flatMap { part in
      part.value.members.compactMap { variant($0, of: part.key) }
    }
    variants += parts.filter { $0.key == widths || $0.key == devices }.flatMap { whole($0.value, "") }
    let text = member.value.text(format) ?? Composition.otherwise(variants, of: "")
    return StringEntry(
      key: member.key, text: Composition.composed(text, variants), variants: variants, line: member.line)
  }

  /// A case of a variable; what says how the variable is formatted is none.
  private static func variant(_ member: PropertyList.Member, of variable: String) -> StringVariant? {
    guard !member.key.hasPrefix("NS") else { return nil }
    return member.value.text.map { StringVariant(variable: variable, name: member.key, text: $0) }
  }

  /// The cases of a whole text, by width or by device; a device may have variants of its own.
  private static func whole(_ list: PropertyList, _ outer: String) -> [StringVariant] {
    list.members.flatMap { member -> [StringVariant] in
      let name = outer.isEmpty ? member.key : outer + "." + member.key
      if let text = member.value.text { return [StringVariant(variable: "", name: name, text: text)] }
      guard let entry = entry(member) else { return [] }
      return [StringVariant(variable: "", name: name, text: entry.text)]
    }
  }
}

/// Texts put together from their variants.
enum Composition {
  /// More variables than this are not put into one text, so that a circle ends.
  private static let most = 64

  /// The text of a variable that holds where no other does, else the last one.
  static func otherwise(_ variants: [StringVariant], of variable: String) -> String {
    let own = variants.filter { $0.variable == variable }
    let usual = own.first { $0.name == StringVariant.otherwise || $0.name.hasSuffix("." + StringVariant.otherwise) }
    return (usual ?? own.last)?.text ?? ""
  }

  /// A text with its variables, written `%#@name@`, replaced.
  static func composed(_ text: String, _ variants: [StringVariant]) -> String {
    var rest = Substring(text)
    var composed = ""
    var waiting: [Substring] = []
    for _ in 0..<most {
      guard let mark = rest.firstRange(of: "#@"), let close = rest[mark.upperBound...].firstIndex(of: "@") else {
        composed += rest
        guard let next = waiting.popLast() else { return composed }
        rest = next
        continue
      }
      let before = rest[..<mark.lowerBound]
      // A position may stand between the percent sign and the variable, as in `%1$#@count@`.
      composed += before.prefix(upTo: before.lastIndex(of: "%") ?? before.endIndex)
      waiting.append(rest[rest.index(after: close)...])
      rest = Substring(otherwise(variants, of: String(rest[mark.upperBound..<close])))
    }
    return composed + rest + waiting.reversed().joined()
  }
}
