import Syntax

/// The facts of every body and initial value of one file, as `uyum dump facts` prints them: a heading `# line:column
/// name(parameters)` for each, its facts as `describe` writes them with their sites, and an empty line between two.
package func describeFacts(_ source: Source, _ outline: Outline) -> String {
  let table = LineTable(source)
  let known = outline.language == .objectiveC ? ObjectiveCNames(outline, source) : nil
  let texts = bodyPlaces(source, outline).map { place in
    let position = table.position(place.name.start)
    let names = place.parameters.isEmpty ? "" : "(\(place.parameters.joined(separator: ", ")))"
    let facts = readBody(source, outline, place.range, parameters: place.parameters, mode: place.mode, names: known)
    let heading = "# \(position.line):\(position.column) \(source.text(place.name))\(names)\n"
    let lines = describe(facts, table: table)
    return heading + (lines.isEmpty ? "" : lines + "\n")
  }
  return texts.joined(separator: "\n")
}

/// A body or an expression of a file, with what its reading needs.
package struct BodyPlace: Sendable {
  /// The name of the declaration it belongs to.
  package var name: ByteRange
  /// Where it stands.
  package var range: ByteRange
  /// The inner names of the parameters, or the name of a setter's or observer's value.
  package var parameters: [String]
  /// What the range holds.
  package var mode: BodyMode
}

/// Every body and initial value of a file, in source order; the bodies of types are none.
package func bodyPlaces(_ source: Source, _ outline: Outline) -> [BodyPlace] {
  var places: [BodyPlace] = []
  for declaration in outline.declarations {
    if let value = declaration.initialValue {
      places.append(BodyPlace(name: declaration.name, range: value, parameters: [], mode: .expression))
    }
    guard let body = declaration.body, let implicit = implicitNames(declaration.kind) else { continue }
    let written = outline.parameters[Int(declaration.parameters.lowerBound)..<Int(declaration.parameters.upperBound)]
    let names = written.isEmpty ? implicit : written.map { $0.name.isEmpty ? "_" : source.text($0.name) }
    places.append(BodyPlace(name: declaration.name, range: body, parameters: names, mode: .statements))
  }
  return places
}

/// The names that a body of some kind knows without declaring them; nil where a declaration's braces hold no code.
private func implicitNames(_ kind: Declaration.Kind) -> [String]? {
  switch kind {
  case .setter, .willSet: ["newValue"]
  case .didSet: ["oldValue"]
  case .function, .initializer, .deinitializer, .getter, .macroExpansion: []
  case .structure, .classType, .actor, .enumeration, .protocolType, .extensionOf, .variable, .constant, .subscript_,
    .enumCase, .typeAlias, .associatedType, .importOf, .other:
    nil
  }
}
