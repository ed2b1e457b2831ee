import RuleCards
import Syntax

/// A layout document read from its bytes, and what stood in the way.
package func readLayout(_ source: Source) -> (layout: Layout, problems: [Problem]) {
  let (plain, problems) = PlainBytes.read(source)
  guard let plain else { return (Layout(path: source.path), problems) }
  var reader = LayoutReader(plain)
  reader.read()
  return (reader.layout, problems + reader.problems)
}

/// Reads a layout document from its XML, in one pass.
struct LayoutReader {
  /// An element that is open.
  struct Frame {
    var name: String
    var role: Vocabulary.Role
    /// Its key, as `normal` for a state.
    var key: String?
    /// The innermost object here, as an index; nil outside of all.
    var object: Int?
    /// How many elements stood in it so far.
    var children = 0
    /// Its number among the elements of the one it stands in.
    var number = 0
    /// Whether it shows nothing, because it is a pattern for cells to come.
    var isPattern = false
    /// The text that stood in it so far.
    var text = ""
    var isEncoded = false
    var place: LayoutPlace
  }

  var xml: XmlReader
  var layout: Layout
  var vocabulary: Vocabulary
  var frames: [Frame] = []
  var unknown: [String: Int] = [:]
  /// Objects that count only if something is connected to them.
  var minor: [LayoutObject] = []
  private let lines: LineTable

  init(_ source: Source) {
    xml = XmlReader(source)
    layout = Layout(path: source.path)
    lines = LineTable(source)
    vocabulary = Vocabularies.builtIn.common
  }

  /// What stood in the way.
  var problems: [Problem] {
    xml.faults.map { fault in
      let code: Problem.Code =
        switch fault.kind {
        case .malformed: .brokenSyntax
        case .tooDeep: .tooDeep
        }
      return Problem(code, path: layout.path, line: lines.position(fault.offset).line, detail: fault.detail)
    } + (isEmpty ? [Problem(.brokenSyntax, path: layout.path, line: 1)] : [])
  }

  /// Whether nothing stood in the document.
  private var isEmpty: Bool { layout.kind == .unknown && layout.unmeasured.isEmpty && xml.faults.isEmpty }

  mutating func read() {
    while let event = xml.next() {
      noteComments()
      switch event {
      case .start(let name): start(name)
      case .end: end()
      case .text(let range, let isRaw): text(range, isRaw)
      }
    }
    keepMinor()
  }

  func place(_ name: ByteRange) -> LayoutPlace { place(at: name.start - 1) }

  private func place(at offset: UInt32) -> LayoutPlace {
    let (line, column) = lines.position(offset)
    return LayoutPlace(line: line, column: column)
  }

  /// Notes the comments that were passed over since the last event, with what they stand in.
  private mutating func noteComments() {
    while layout.comments.count < xml.comments.count {
      let comment = xml.comments[layout.comments.count]
      let isInScene = frames.contains { if case .scene = $0.role { true } else { false } }
      let words = xml.text(comment.text).split(whereSeparator: \.isWhitespace)
      layout.comments.append(
        LayoutComment(
          text: words.joined(separator: " "), object: frames.last?.object,
          scene: isInScene ? layout.scenes.count - 1 : layout.scenes.count, place: place(at: comment.place.start)))
    }
  }

  private mutating func start(_ name: ByteRange) {
    let word = xml.source.text(name)
    if frames.isEmpty { begin(word) }
    let role = vocabulary.role(word)
    if case .element(let element) = role, element.kind == .skipped { return xml.skipElement() }
    let parent = frames.last
    if !frames.isEmpty { frames[frames.count - 1].children += 1 }
    let place = place(name)
    frames.append(
      Frame(
        name: word, role: role, key: xml.value("key"), object: parent?.object, number: parent?.children ?? 0,
        isPattern: parent?.isPattern ?? false, place: place))
    enter(role, place)
  }

  /// Begins the document: its runtime says whose names it uses.
  private mutating func begin(_ word: String) {
    layout.runtime = xml.value("targetRuntime") ?? ""
    guard case .document = vocabulary.role(word) else { return }
    let type = xml.value("type") ?? ""
    layout.kind = type.contains("Storyboard") ? .storyboard : .xib
    layout.initial = xml.value("initialViewController")
    layout.isLaunchScreen = xml.isSet("launchScreen")
    guard let known = Vocabularies.builtIn.vocabulary(for: layout.runtime) else { return }
    vocabulary = known
    layout.framework = known.framework.name
  }

  private mutating func text(_ range: ByteRange, _ isRaw: Bool) {
    guard let last = frames.last else { return }
    switch last.role {
    case .text, .fragment: frames[frames.count - 1].text += isRaw ? xml.source.text(range) : xml.text(range)
    default: break
    }
  }

  /// Keeps the minor objects that something is connected to.
  private mutating func keepMinor() {
    let wanted = Set(layout.outlets.map(\.destination))
    layout.objects += minor.filter { wanted.contains($0.id) }
  }
}
