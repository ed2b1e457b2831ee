/// What a reading of interfaces leaves out of a header: the variables that its classes declare in braces, each class as
/// one that is extended, the selectors that they announce, its macros, and the comments that address uyum. Nil for a
/// header without any.
package func objectiveCRemains(_ header: Source) -> Outline? {
  var reader = ObjectiveCOutlineReader(header)
  reader.readFile()
  return reader.remains()
}

extension ObjectiveCOutlineReader {
  private static let types: Set<Declaration.Kind> = [.classType, .protocolType, .extensionOf]

  fileprivate func remains() -> Outline? {
    var kept: Set<Int32> = []
    for (index, declaration) in outline.declarations.enumerated() where declaration.kind == .variable {
      // A property is a variable too, and begins with `@`; so does a getter that is announced, and begins with `-`.
      let first = source.bytes[Int(declaration.range.start)]
      guard let parent = declaration.parent, ![UInt8(ascii: "@"), UInt8(ascii: "-"), UInt8(ascii: "+")].contains(first)
      else { continue }
      kept.formUnion([parent, Int32(index)])
    }
    if !outline.directives.isEmpty {
      kept.formUnion(
        outline.declarations.indices.filter { Self.types.contains(outline.declarations[$0].kind) }.map { Int32($0) })
    }
    if kept.isEmpty && announced.isEmpty && outline.macros.isEmpty { return nil }
    var remains = outline.removing(Set(outline.declarations.indices.map { Int32($0) }).subtracting(kept))
    for index in remains.declarations.indices where remains.declarations[index].parent == nil {
      remains.declarations[index].kind = .extensionOf
      remains.declarations[index].inherited = 0..<0
    }
    for key in announced.keys { remains.selectors[key.container, default: []].insert(key.name) }
    remains.problems = []
    return remains
  }
}
