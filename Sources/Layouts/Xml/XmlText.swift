import Syntax

extension XmlReader {
  /// The value of an attribute of the element that just began; nil where it has none.
  mutating func value(_ name: StaticString) -> String? {
    for attribute in attributes where source.matches(attribute.name, name) { return text(attribute.value) }
    return nil
  }

  /// Whether an attribute of the element that just began says yes.
  func isSet(_ name: StaticString) -> Bool {
    attributes.contains { source.matches($0.name, name) && source.matches($0.value, "YES") }
  }

  /// The text of a range with its entities replaced: the five that XML names, and numbers. Others stay as they stand.
  mutating func text(_ range: ByteRange) -> String {
    let plain = source.text(range)
    guard plain.utf8.contains(UInt8(ascii: "&")) else { return plain }
    var text: [UInt8] = []
    var at = Int(range.start)
    let end = Int(range.end)
    while at < end {
      if source.bytes[at] == UInt8(ascii: "&") {
        at = replaceEntity(at, end, in: &text)
      } else {
        text.append(source.bytes[at])
        at += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Stands on `&`; gives the offset behind what was read.
  private mutating func replaceEntity(_ start: Int, _ end: Int, in text: inout [UInt8]) -> Int {
    let bound = min(end, start + 12)
    let close = (start..<bound).first { source.bytes[$0] == UInt8(ascii: ";") }
    if let close, let scalar = Self.scalar(source.text(ByteRange(start + 1, close))) {
      text += Array(String(scalar).utf8)
      return close + 1
    }
    faultEntity(ByteRange(start, close.map { $0 + 1 } ?? bound))
    text.append(UInt8(ascii: "&"))
    return start + 1
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x")
      return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
  }
}
