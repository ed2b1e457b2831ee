import Syntax

/// An outline as lines of text, one a declaration, indented below what it stands in:
/// `kind name: type = value  @attribute <inherited> {body}`, with what is absent left out.
func picture(_ text: String) -> String { picture(Source(text)) }

/// An outline of a source of any language.
func picture(_ source: Source) -> String {
  let outline = outline(source)
  return outline.declarations.map { line($0, outline, source) }.joined(separator: "\n")
}

private func line(_ declaration: Declaration, _ outline: Outline, _ source: Source) -> String {
  var result = String(repeating: "  ", count: depth(of: declaration, in: outline))
  for index in declaration.attributes { result += source.text(outline.ranges[Int(index)]) + " " }
  let modifiers = modifierWords(declaration.modifiers)
  result += modifiers + "\(declaration.kind) \(source.text(declaration.name))"
  if let generics = declaration.generics { result += "<" + source.text(generics) + ">" }
  if !declaration.parameters.isEmpty {
    let parts = declaration.parameters.map { part(outline.parameters[Int($0)], source) }
    result += "(" + parts.joined(separator: ", ") + ")"
  }
  if let type = declaration.type { result += ": " + source.text(type) }
  if let value = declaration.initialValue { result += " = " + source.text(value) }
  let inherited = declaration.inherited.map { source.text(outline.ranges[Int($0)]) }
  if !inherited.isEmpty { result += " is " + inherited.joined(separator: "; ") }
  if let constraints = declaration.constraints { result += " where " + source.text(constraints) }
  if declaration.branch != 0 { result += " #\(declaration.branch)" }
  return result
}

private func depth(of declaration: Declaration, in outline: Outline) -> Int {
  var depth = 0
  var parent = declaration.parent
  while let index = parent, depth < 100 {
    depth += 1
    parent = outline.declarations[Int(index)].parent
  }
  return depth
}

private func modifierWords(_ modifiers: Declaration.Modifiers) -> String {
  let words: [(Declaration.Modifiers, String)] = [
    (.isPrivate, "private"), (.isFileprivate, "fileprivate"), (.isPublic, "public"), (.setIsPrivate, "private(set)"),
    (.isStatic, "static"), (.isOverride, "override"), (.isLazy, "lazy"), (.isWeak, "weak"),
    (.isConvenience, "convenience"), (.isFailable, "failable"), (.isIndirect, "indirect"),
  ]
  return words.filter { modifiers.contains($0.0) }.map { $0.1 + " " }.joined()
}

/// `label name: type = default`; `_` where the label is empty, the type alone where the name is as well.
private func part(_ parameter: Parameter, _ source: Source) -> String {
  let label = source.text(parameter.label)
  let name = source.text(parameter.name)
  var result = source.text(parameter.type)
  if !name.isEmpty {
    let names = label == name ? name : (label.isEmpty ? "_" : label) + " " + name
    result = result.isEmpty ? name : names + ": " + result
  }
  if let value = parameter.defaultValue { result += " = " + source.text(value) }
  return result
}

/// The text between a declaration's braces, by its name; nil where there is none.
func body(of name: String, in text: String) -> String? {
  let source = Source(text)
  return outline(source).declarations.first { source.text($0.name) == name }.flatMap { $0.body.map(source.text) }
}
