import Syntax

/// A value of an XML property list, as far as string tables need it.
enum PropertyList {
  case text(String)
  case dictionary([Member])
  case other

  /// A member of a dictionary.
  struct Member {
    var key: String
    /// The line of the key, from 1.
    var line: Int
    var value: PropertyList
  }

  /// The members of a dictionary; none of anything else.
  var members: [Member] {
    guard case .dictionary(let members) = self else { return [] }
    return members
  }

  /// The text; nil of anything else.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The text of a member.
  func text(_ key: String) -> String? { members.first { $0.key == key }?.value.text }
}

/// Reads an XML property list.
struct PropertyListReader {
  /// Dictionaries nested deeper than this are passed over.
  private static let deepest = 32

  private var xml: XmlReader
  private let path: String
  private let lines: LineTable
  private var isTooDeep: Int?
  private var isFound = false

  init(_ source: Source) {
    xml = XmlReader(source)
    path = source.path
    lines = LineTable(source)
  }

  /// What stood in the way.
  var problems: [Problem] {
    let faults = xml.faults.map {
      Problem(.brokenSyntax, path: path, line: lines.position($0.offset).line, detail: $0.detail)
    }
    let deep = isTooDeep.map { [Problem(.tooDeep, path: path, line: $0)] } ?? []
    return faults + deep + (isFound || !faults.isEmpty ? [] : [Problem(.brokenSyntax, path: path, line: 1)])
  }

  /// The list's value.
  mutating func read() -> PropertyList {
    while let event = xml.next() {
      guard case .start(let name) = event, !xml.source.matches(name, "plist") else { continue }
      let value = value(name, depth: 1)
      isFound = true
      // The rest is read for what is wrong with it.
      while xml.next() != nil {}
      return value
    }
    return .other
  }

  /// Stands behind a start tag; afterwards behind its end.
  private mutating func value(_ name: ByteRange, depth: Int) -> PropertyList {
    if xml.source.matches(name, "dict") {
      if depth <= Self.deepest { return .dictionary(members(depth)) }
      isTooDeep = isTooDeep ?? lines.position(name.start).line
      xml.skipElement()
      return .other
    }
    return xml.source.matches(name, "string") ? .text(text()) : skipped()
  }

  private mutating func skipped() -> PropertyList {
    xml.skipElement()
    return .other
  }

  /// Stands behind a start tag of an element that holds text; afterwards behind its end.
  private mutating func text() -> String {
    var text = ""
    while let event = xml.next() {
      switch event {
      case .text(let range, let isRaw): text += isRaw ? xml.source.text(range) : xml.text(range)
      case .start: xml.skipElement()
      case .end: return text
      }
    }
    return text
  }

  private mutating func members(_ depth: Int) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    var key: (name: String, line: Int)?
    while let event = xml.next() {
      switch event {
      case .start(let name) where xml.source.matches(name, "key"):
        key = (text(), lines.position(name.start).line)
      case .start(let name):
        let value = value(name, depth: depth + 1)
        if let key { members.append(PropertyList.Member(key: key.name, line: key.line, value: value)) }
        key = nil
      case .text: break
      case .end: return members
      }
    }
    return members
  }
}
