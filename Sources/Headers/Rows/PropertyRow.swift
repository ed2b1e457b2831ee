/// Makes rows of what libclang and the text say of one property.
struct PropertyRow {
  let names: NamesInSight
  let lines: LineStarts
  /// Whether the file is a source file: Swift sees nothing of it.
  let isSource: Bool

  private static let bits: [(Int, String)] = [
    (0x1, "readonly"), (0x2, "getter"), (0x4, "assign"), (0x8, "readwrite"), (0x10, "retain"), (0x20, "copy"),
    (0x40, "nonatomic"), (0x80, "setter"), (0x100, "atomic"), (0x200, "weak"), (0x400, "strong"),
    (0x800, "unsafe_unretained"), (0x1000, "class"),
  ]

  /// The row of a property that libclang read.
  func row(_ record: ClangUnit.Record, _ notes: Annotations, isGuess: Bool, isInCPlusPlus: Bool) -> HeaderProperty {
    var attributes = PropertyRow.bits.filter { record.attributes & $0.0 != 0 }.map(\.1)
    let pretty =
      record.pretty.isEmpty ? [] : HeaderTokens.words(Array(record.pretty.utf8), 0..<record.pretty.utf8.count)
    let inBrackets = pretty.firstIndex(of: "(").map { pretty[$0...Words.closing(pretty, $0)] } ?? []
    let isNullResettable = inBrackets.contains("null_resettable")
    if inBrackets.contains("direct") { attributes.append("direct") }
    let type = CleanType.spelling(record.type, isAttributeMacro: isAttributeMacro)
    let getter = attributes.contains("getter") ? record.getter : nil
    let nullability = isNullResettable ? .unspecified : record.nullability
    var row = HeaderProperty(
      name: record.name, type: type, nullability: nullability, attributes: attributes.sorted(), getter: getter,
      setter: attributes.contains("setter") ? record.setter : nil, reader: .libclang,
      line: lines.line(record.start), offset: record.start)
    row.isNullResettable = isNullResettable
    row.isDeprecated = notes.isDeprecated
    row.isFromMacro = record.isInMacro
    row.isCPlusPlus = isInCPlusPlus
    finish(
      &row, notes, isPointer: isGuess ? nil : ClangKind.isPointer(record.canonicalKind),
      isKnown: record.hasDefinition)
    return row
  }

  /// The rows of a property that the text alone tells of.
  func rows(_ property: TextProperty, of head: ContainerHead, isInCPlusPlus: Bool) -> [HeaderProperty] {
    let nature = { (name: String) -> TypeNature in
      head.parameters.contains(name) ? .pointer(nil) : names.nature(name)
    }
    return TextReading.readings(property.words, names.macros).map { reading in
      let notes = Annotations(words: reading.decoration)
      let nullability = reading.nullability(isInRegion: property.isInRegion, nature: nature)
      var row = HeaderProperty(
        name: reading.name, type: Declarator.spelling(reading.type), nullability: nullability,
        attributes: reading.attributes, getter: reading.getter, setter: reading.setter, reader: .text,
        line: lines.line(property.start), offset: property.start)
      row.isNullResettable = reading.isNullResettable
      row.isDeprecated = notes.isDeprecated
      row.isFromMacro = property.isFromMacro
      row.isCPlusPlus = isInCPlusPlus || property.needsCPlusPlus
      finish(&row, notes, isPointer: reading.isPointer(nature), isKnown: true)
      return row
    }
  }

  private func finish(_ row: inout HeaderProperty, _ notes: Annotations, isPointer: Bool?, isKnown: Bool) {
    guard !isSource else { return }
    row.swiftName = SwiftNames.property(row.name, type: row.type, getter: row.getter, notes: notes)
    let isHidden = notes.isHiddenFromSwift || row.isCPlusPlus || !isKnown || names.system.hiding.contains(row.name)
    guard !isHidden else { return }
    switch row.nullability {
    case .nonnull: row.swift = .plain
    case .nullable: row.swift = .optional
    case .unspecified: row.swift = .implicitlyUnwrapped
    case .none: row.swift = isPointer.map { $0 ? .implicitlyUnwrapped : .plain }
    }
  }

  private func isAttributeMacro(_ word: String) -> Bool {
    guard word.contains("_") || word.first?.isUppercase == true, let macro = names.macros.meaning(word) else {
      return false
    }
    return macro.body.first == "__attribute__" || macro.body.first == "__attribute"
  }
}

/// Offsets to line numbers.
struct LineStarts: Sendable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for index in buffer.indices where buffer[index] == Byte.lineFeed { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The offset where a line begins; the last line's for one behind it.
  func start(_ line: Int) -> Int { starts[min(max(line, 1), starts.count) - 1] }

  /// The line of an offset, from 1.
  func line(_ offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }
}
