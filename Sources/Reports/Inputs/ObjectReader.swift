import Syntax

/// Reads one object's members by name and knows afterwards which of them nobody asked for.
struct ObjectReader {
  private let members: [Json.Member]
  private var asked: [String] = []
  let line: Int
  let place: String

  init(_ json: Json, place: String) throws(InputFault) {
    guard case .object(let members) = json.value else {
      throw InputFault(.expected(.object), line: json.line, place: place)
    }
    self.members = members
    self.line = json.line
    self.place = place
  }

  /// The way to a member.
  func place(of name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

  /// A member's value; nil where it is absent or null.
  mutating func value(_ name: String) -> Json? {
    asked.append(name)
    guard let member = members.first(where: { $0.name == name }) else { return nil }
    if case .null = member.value.value { return nil }
    return member.value
  }

  /// A member's value, which has to be there.
  mutating func required(_ name: String) throws(InputFault) -> Json {
    guard let value = value(name) else { throw InputFault(.lacks(name), line: line, place: place) }
    return value
  }

  /// A text on one line that is not empty.
  mutating func name(_ name: String) throws(InputFault) -> String {
    try required(name).name(place: place(of: name))
  }

  /// A text, nil where it is absent or null.
  mutating func optionalText(_ name: String) throws(InputFault) -> String? {
    guard let json = value(name) else { return nil }
    guard case .text(let text) = json.value else {
      throw InputFault(.expected(.textOrNull), line: json.line, place: place(of: name))
    }
    return text
  }

  /// The elements of a list, each with the way to it; none where it is absent.
  mutating func list(_ name: String) throws(InputFault) -> [(json: Json, place: String)] {
    guard let json = value(name) else { return [] }
    return try json.elements(place: place(of: name))
  }

  /// The elements of a list that has to be there.
  mutating func requiredList(_ name: String) throws(InputFault) -> [(json: Json, place: String)] {
    try required(name).elements(place: place(of: name))
  }

  /// The members that nobody asked for.
  var unknown: [InputFault] {
    members.filter { !asked.contains($0.name) }.map {
      InputFault(
        .unknownMember($0.name, nearest: nearest(to: $0.name, among: asked)), line: $0.line, place: place)
    }
  }

  /// Refuses members that nobody asked for.
  func finish() throws(InputFault) {
    if let first = unknown.first { throw first }
  }
}

extension Json {
  /// The elements of a list, each with the way to it.
  func elements(place: String) throws(InputFault) -> [(json: Json, place: String)] {
    guard case .list(let elements) = value else { throw InputFault(.expected(.list), line: line, place: place) }
    return elements.enumerated().map { ($0.element, "\(place)[\($0.offset)]") }
  }

  /// A text on one line that is not empty.
  func name(place: String) throws(InputFault) -> String {
    let text = try text(place: place)
    guard !text.isEmpty, !text.contains(where: \.isNewline) else {
      throw InputFault(.notAName, line: line, place: place)
    }
    return text
  }

  /// A text.
  func text(place: String) throws(InputFault) -> String {
    guard case .text(let text) = value else { throw InputFault(.expected(.text), line: line, place: place) }
    return text
  }
}
