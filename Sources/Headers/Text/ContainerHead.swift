/// The head of an `@interface` or `@protocol`, up to its ivars or its first member.
struct ContainerHead: Sendable {
  var kind: Container.Kind
  var name: String
  /// The generic parameters' names.
  var parameters: [String] = []
  /// The category's name, empty for a class extension; nil for an interface.
  var category: String?
  var superclass: String?
  var protocols: [String] = []
  /// The index behind its last token.
  var end: Int

  /// Reads the head whose `@` stands at `start`; nil where there is none, or only a forward declaration.
  init?(_ text: HeaderTokens, at start: Int) {
    let isProtocol = text.at(start + 1, "protocol")
    guard isProtocol || text.at(start + 1, "interface"), text.isName(start + 2) else { return nil }
    kind = isProtocol ? .protocolType : .interface
    name = text.word(start + 2)
    end = start + 3
    if isProtocol, text.at(end, ";") || text.at(end, ",") { return nil }
    if !isProtocol { readClass(text) }
    if text.at(end, "<") { protocols = readList(text) }
  }

  private mutating func readClass(_ text: HeaderTokens) {
    if text.at(end, "<") {
      let close = text.closing(end, "<", ">", before: min(text.count, end + 400))
      let isGeneric = text.at(close + 1, ":") || text.at(close + 1, "(")
      guard isGeneric else { return }
      parameters = readList(text)
    }
    if text.at(end, "(") {
      let close = text.closing(end, "(", ")", before: min(text.count, end + 10))
      let name = close > end + 1 ? text.word(end + 1) : ""
      category = name
      kind = name.isEmpty ? .classExtension : .category
      end = close + 1
    } else if text.at(end, ":"), text.isName(end + 1) {
      superclass = text.word(end + 1)
      end += 2
      let close = text.at(end, "<") ? text.closing(end, "<", ">", before: min(text.count, end + 400)) : end
      let isGeneric = text.at(close + 1, "<") || (end..<close).contains { text.at($0, "*") }
      if isGeneric { end = close + 1 }
    }
  }

  /// The first names of a list's parts; `end` goes behind it.
  private mutating func readList(_ text: HeaderTokens) -> [String] {
    let close = text.closing(end, "<", ">", before: min(text.count, end + 400))
    let words = (end + 1..<max(close, end + 1)).map(text.word)
    end = close + 1
    return Words.split(words).compactMap { part in part.first { $0 != "__covariant" && $0 != "__contravariant" } }
      .filter(Words.isName)
  }
}
