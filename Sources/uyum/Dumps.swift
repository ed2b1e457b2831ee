import Syntax

/// One line a token: place, kind, text with its line breaks escaped.
func describeTokens(_ source: Source) -> String {
  let table = LineTable(source)
  func line(_ kind: some Any, _ range: ByteRange) -> String {
    let place = table.position(range.start)
    let spelled = source.text(range).map { $0.isNewline ? "\\n" : String($0) }.joined()
    return "\(place.line):\(place.column) \(kind) \(spelled)\n"
  }
  if source.isObjectiveC {
    return ObjectiveCTokens(source).reduce(into: "") { $0 += line($1.kind, $1.range) }
  }
  return Tokens(source).reduce(into: "") { $0 += line($1.kind, $1.range) }
}

/// One line a declaration, indented below the one it stands in: place, kind, name, type.
func describeOutline(_ source: Source) -> String {
  let table = LineTable(source)
  let outline = outline(source)
  var depths: [Int] = []
  return outline.declarations.reduce(into: "") { text, declaration in
    let depth = declaration.parent.map { depths[Int($0)] + 1 } ?? 0
    depths.append(depth)
    let place = table.position(declaration.name.start)
    let type = declaration.type.map { ": \(source.text($0))" } ?? ""
    let indent = String(repeating: "  ", count: depth)
    text += "\(indent)\(place.line):\(place.column) \(declaration.kind) \(source.text(declaration.name))\(type)\n"
  }
}
