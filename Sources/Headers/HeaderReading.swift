/// One file while it is read: what the text wants, and what libclang has told so far.
struct HeaderReading {
  let path: String
  let text: HeaderTokens
  let conditionals: Conditionals
  let names: NamesInSight
  let scan: TextScan
  let use: NameUse
  var lessons: Lessons
  var givenUp: HeaderOutline.GivenUp?

  /// The rows that libclang told, by the property's index and its name.
  private(set) var rows: [[String: HeaderProperty]]
  /// Rows of properties that the text does not have: macros make them.
  private(set) var made: [(container: Int, row: HeaderProperty)] = []
  private(set) var containers: [Container]
  private(set) var methods: [Int: (container: Int, method: HeaderMethod)] = [:]
  private(set) var typedefs: Set<String> = []
  private(set) var enumerations: Set<String> = []

  private let maker: PropertyRow
  private let wantsPretty: Bool
  private var propertyAt: [Int: [Int]] = [:]

  init(
    _ path: String, _ text: HeaderTokens, _ conditionals: Conditionals, _ names: NamesInSight, _ scan: TextScan
  ) {
    self.path = path
    self.text = text
    self.conditionals = conditionals
    self.names = names
    self.scan = scan
    use = NameUse(text, scan, names.macros)
    lessons = Lessons(text, scan) { names.system.entries[$0] != nil || names.system.macros[$0] != nil }
    rows = Array(repeating: [:], count: scan.properties.count)
    let lines = LineStarts(text.text.bytes)
    let isSource = path.hasSuffix(".m") || path.hasSuffix(".mm")
    maker = PropertyRow(names: names, lines: lines, isSource: isSource)
    containers = scan.containers.map { container in
      let head = container.head
      let notes = Annotations(words: names.macros.expand(container.attributes))
      return Container(
        kind: head.kind, name: head.name, category: head.category, superclass: head.superclass,
        protocols: head.protocols, parameters: head.parameters, swiftName: notes.swiftName,
        line: lines.line(container.start))
    }
    wantsPretty =
      use.names.contains("null_resettable") || use.names.contains("direct")
      || names.own.macros.values.contains { $0.body.contains("null_resettable") || $0.body.contains("direct") }
    for (index, property) in scan.properties.enumerated() { propertyAt[property.start, default: []].append(index) }
  }

  /// Whether the property of an index is wholly told.
  func isTold(_ index: Int) -> Bool { scan.properties[index].names.allSatisfy { rows[index][$0] != nil } }

  /// The properties that libclang has not told yet.
  var missing: [Int] { scan.properties.indices.filter { !isTold($0) } }

  /// Whether a parse of a choice may tell of a property.
  private func isExpected(_ index: Int, _ choice: Choice) -> Bool {
    choice.keeps(scan.properties[index].branch) && maySee(index, choice.language)
  }

  private func maySee(_ index: Int, _ language: Language) -> Bool {
    let property = scan.properties[index]
    return conditionals.mayBe(property.branch, language)
      && (language == .objectiveCPlusPlus || !property.needsCPlusPlus)
  }

  /// Asks libclang: first all that can stand together, then by branches, then as Objective-C++, then that by branches.
  mutating func ask(_ library: ClangLibrary) {
    let mayNeedCPlusPlus =
      use.isCPlusPlus || path.hasSuffix(".mm")
      || text.directives.contains { directive in
        directive.kind != .define && HeaderTokens.words(text.text.bytes, directive.rest).contains("__cplusplus")
      }
    for language in [Language.objectiveC, .objectiveCPlusPlus] {
      if language == .objectiveCPlusPlus, !mayNeedCPlusPlus || missing.isEmpty { return }
      parse(library, Choice(conditionals, text, language))
      var tried: Set<Set<Int>> = []
      while !missing.isEmpty, tried.count < 16, givenUp == nil {
        let forced = branchesToForce(language, tried)
        guard let forced, tried.insert(forced).inserted else { break }
        parse(library, Choice(conditionals, text, language, forced: forced, oneOfEach: true))
      }
    }
  }

  /// The branches of missing properties that can be read at once; nil where nothing is left to try.
  private func branchesToForce(_ language: Language, _ tried: Set<Set<Int>>) -> Set<Int>? {
    let waiting = missing.filter { maySee($0, language) }
    for first in waiting.prefix(32) {
      var forced: Set<Int> = []
      var taken: Set<String> = []
      for index in [first] + waiting {
        let property = scan.properties[index]
        let path = conditionals.path(property.branch)
        let keys = property.names.map { "\(property.container) \($0)" }
        let excludes = forced.contains { conditionals.exclude($0, property.branch) }
        guard !excludes, index == first || taken.isDisjoint(with: keys) else { continue }
        forced.formUnion(path)
        taken.formUnion(keys)
      }
      if !tried.contains(forced) { return forced }
    }
    return nil
  }

  /// Parses one choice, until its errors teach nothing new; then without the statements that they stand in.
  private mutating func parse(_ library: ClangLibrary, _ choice: Choice) {
    var body = HeaderBuffer.bytes(text, scan, conditionals, choice) { [names] in names.system.isReserved($0) }
    for _ in 0..<8 {
      let prelude = Prelude.make(use, names, lessons, choice.language)
      let front = Array(prelude.text.utf8)
      let unit = library.read(front + body, skipped: front.count, choice.language, wantsPretty: wantsPretty)
      guard let unit else {
        givenUp = .refused
        return
      }
      collect(unit, choice, prelude.guessed)
      let isWhole = scan.properties.indices.allSatisfy { isTold($0) || !isExpected($0, choice) }
      if isWhole { return }
      let errors = unit.errors.map(\.offset).filter { $0 >= 0 }
      if !lessons.learn(unit.errors), !HeaderBuffer.blankStatements(around: errors, in: &body, text) { return }
    }
  }

  // MARK: what one parse tells

  private mutating func collect(_ unit: ClangUnit, _ choice: Choice, _ guessed: Set<String>) {
    let notes = HeaderReading.annotations(unit.records)
    let errors = unit.errors.map(\.offset).sorted()
    var container: Int?
    for (index, record) in unit.records.enumerated() where record.end > 0 {
      switch record.kind {
      case .interface, .category, .protocolType:
        container = self.container(at: record.nameOffset)
        if let container, let name = notes[index]?.swiftName { containers[container].swiftName = name }
      case .property:
        guard let container else { continue }
        collect(record, notes[index] ?? Annotations(), container, choice, guessed, errors)
      case .instanceMethod, .classMethod:
        guard let container, !record.name.contains(":"), isWritten(record) else { continue }
        methods[record.start] = (container, method(record, notes[index] ?? Annotations()))
      case .typedef: typedefs.insert(record.name)
      case .enumeration where !record.name.isEmpty && !record.name.contains(" "): enumerations.insert(record.name)
      default: continue
      }
    }
  }

  private mutating func collect(
    _ record: ClangUnit.Record, _ notes: Annotations, _ container: Int, _ choice: Choice, _ guessed: Set<String>,
    _ errors: [Int]
  ) {
    let type =
      record.type.contains("*") || guessed.isEmpty
      ? [] : Words.typeNames(HeaderTokens.words(Array(record.type.utf8), 0..<record.type.utf8.count))
    let isGuess = type.last.map(guessed.contains) ?? false
    let wanted = propertyAt[record.start]?.first { scan.properties[$0].names.contains(record.name) }
    guard let wanted else {
      guard record.isInMacro, record.start >= 0, propertyAt[record.start] == nil else { return }
      var row = maker.row(record, notes, isGuess: isGuess, isInCPlusPlus: choice.language == .objectiveCPlusPlus)
      row.isOptional = containers[container].kind == .protocolType ? record.isOptional : nil
      guard !made.contains(where: { $0.row.offset == row.offset && $0.row.name == row.name }) else { return }
      made.append((container, row))
      return
    }
    let property = scan.properties[wanted]
    guard rows[wanted][record.name] == nil, choice.keeps(property.branch),
      !HeaderReading.hasError(errors, property.start..<property.end)
    else { return }
    var row = maker.row(record, notes, isGuess: isGuess, isInCPlusPlus: choice.language == .objectiveCPlusPlus)
    row.isOptional = containers[property.container].kind == .protocolType ? record.isOptional : nil
    rows[wanted][record.name] = row
  }

  private func method(_ record: ClangUnit.Record, _ notes: Annotations) -> HeaderMethod {
    let type = CleanType.spelling(record.type) { _ in false }
    return HeaderMethod(
      name: record.name, isClass: record.kind == .classMethod, type: type, nullability: record.nullability,
      swiftName: SwiftNames.method(record.name, notes: notes), isHiddenFromSwift: notes.isHiddenFromSwift,
      line: maker.lines.line(record.start))
  }

  /// Whether a method stands in the text, or comes of a macro: accessors of properties do not.
  private func isWritten(_ record: ClangUnit.Record) -> Bool {
    guard text.text.bytes.indices.contains(record.start) else { return false }
    let sign = text.text.bytes[record.start]
    return record.isInMacro || sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
  }

  private func container(at offset: Int) -> Int? {
    var low = 0
    var high = scan.containers.count
    while low < high {
      let middle = (low + high) / 2
      if scan.containers[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  private static func hasError(_ errors: [Int], _ range: Range<Int>) -> Bool {
    var low = 0
    var high = errors.count
    while low < high {
      let middle = (low + high) / 2
      if errors[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < errors.count && errors[low] < range.upperBound
  }

  /// Annotations and availability by the index of the record that they belong to.
  private static func annotations(_ records: [ClangUnit.Record]) -> [Int: Annotations] {
    var notes: [Int: Annotations] = [:]
    var last: [Int] = []
    for (index, record) in records.enumerated() {
      last.removeLast(max(0, last.count - record.depth))
      if record.kind == .annotation, let owner = last.last {
        notes[owner, default: Annotations()].add(record.name)
      } else if record.availability != 0 {
        notes[index, default: Annotations()].add(availability: record.availability)
      }
      last.append(index)
    }
    return notes
  }

  // MARK: the outline

  /// What is known in the end.
  func outline() -> HeaderOutline {
    var outline = HeaderOutline(path: path)
    outline.givenUp = givenUp
    outline.unread = scan.properties.filter(\.names.isEmpty).count
    var placed = Array(repeating: [HeaderProperty](), count: containers.count)
    let conditional = conditional
    for (index, property) in scan.properties.enumerated() {
      let isInCPlusPlus = !conditionals.mayBe(property.branch, .objectiveC)
      for var row in rows(index, property, isInCPlusPlus, &outline.readFromText) {
        row.isCPlusPlus = row.isCPlusPlus || isInCPlusPlus
        if row.isCPlusPlus { row.swift = nil }
        row.isFromMacro = property.isFromMacro
        row.isAlternative = isAlternative(index, row.name, conditional)
        placed[property.container].append(row)
      }
    }
    for (container, row) in made { placed[container].append(row) }
    var told = Array(repeating: [HeaderMethod](), count: containers.count)
    for (_, method) in methods.sorted(by: { $0.key < $1.key }) { told[method.container].append(method.method) }
    for index in containers.indices {
      var container = containers[index]
      container.properties = placed[index].enumerated()
        .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
      container.methods = told[index]
      outline.containers.append(container)
    }
    let named = names.own.typedefs.filter { $0.value == .enumeration }.map(\.key)
    outline.typedefs = typedefs.union(names.own.typedefs.keys).sorted()
    outline.enumerations = enumerations.union(names.own.enumerations).union(named).sorted()
    return outline
  }

  private func rows(
    _ index: Int, _ property: TextProperty, _ isInCPlusPlus: Bool, _ fromText: inout Int
  ) -> [HeaderProperty] {
    let fallback =
      isTold(index)
      ? [] : maker.rows(property, of: scan.containers[property.container].head, isInCPlusPlus: isInCPlusPlus)
    return property.names.compactMap { name in
      if let row = rows[index][name] { return row }
      fromText += 1
      var row = fallback.first { $0.name == name }
      row?.isOptional = containers[property.container].kind == .protocolType ? property.isOptional : nil
      return row
    }
  }

  private func isAlternative(_ index: Int, _ name: String, _ earlier: [String: [Int]]) -> Bool {
    let property = scan.properties[index]
    guard property.branch >= 0, let others = earlier[name] else { return false }
    let isClass = property.isClass
    return others.prefix { $0 < index }.suffix(64).contains { other in
      let other = scan.properties[other]
      return isClass == other.isClass
        && scan.containers[other.container].head.name == scan.containers[property.container].head.name
        && conditionals.exclude(other.branch, property.branch)
    }
  }

  /// The properties that stand in branches, by name.
  private var conditional: [String: [Int]] {
    var places: [String: [Int]] = [:]
    for (index, property) in scan.properties.enumerated() where property.branch >= 0 {
      for name in property.names { places[name, default: []].append(index) }
    }
    return places
  }
}
