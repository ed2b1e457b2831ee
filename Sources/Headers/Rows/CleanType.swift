/// The spelling of types as rows have it.
enum CleanType {
  /// A type as libclang spells it, without words for nullability and ownership, attributes, and the names of macros
  /// that stand for one.
  static func spelling(_ type: String, isAttributeMacro: (String) -> Bool) -> String {
    let bytes = Array(type.utf8)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard Byte.startsName(bytes[index]) else {
        out.append(bytes[index])
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, Byte.startsName(bytes[end]) || Byte.isDigit(bytes[end]) { end += 1 }
      let word = String(decoding: bytes[index..<end], as: UTF8.self)
      if isDropped(word) || isAttributeMacro(word) {
        index = end
        skipArguments(bytes, &index, word)
        trim(&out, bytes, &index)
      } else {
        out += bytes[index..<end]
        index = end
      }
    }
    while out.last == Byte.space { out.removeLast() }
    return String(decoding: out, as: UTF8.self)
  }

  private static func isDropped(_ word: String) -> Bool {
    Words.typeNullability[word] != nil || Words.ownership.contains(word) || word.hasPrefix("__attribute")
      || word == "swift_attr"
  }

  private static func skipArguments(_ bytes: [UInt8], _ index: inout Int, _ word: String) {
    guard Words.typeNullability[word] == nil, !Words.ownership.contains(word), index < bytes.count,
      bytes[index] == UInt8(ascii: "(")
    else { return }
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 } else if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
    } while depth > 0 && index < bytes.count
  }

  /// One blank at most where a word went, and none before what needs none.
  private static func trim(_ out: inout [UInt8], _ bytes: [UInt8], _ index: inout Int) {
    while index < bytes.count, bytes[index] == Byte.space { index += 1 }
    let isBeforeName = index < bytes.count && Byte.startsName(bytes[index])
    if !isBeforeName { while out.last == Byte.space { out.removeLast() } }
    if isBeforeName, let last = out.last, Byte.startsName(last) || last == Byte.star { out.append(Byte.space) }
  }
}
