import Syntax

/// A comment in source that addresses uyum, and the type that it stands above or inside of.
struct AddressedComment {
  /// What it asks for.
  enum Request: Hashable {
    /// `uyum:pair NAME`, types to judge against behind it: the text behind the word.
    case pair(String)
    /// `uyum:ignore KEY - reason`; nil where no reason stands behind a dash.
    case ignore(key: String, reason: String?)
    /// A word that means nothing.
    case unknown(String)
  }

  let request: Request
  let file: FileID
  /// Where its `//` or `/*` begins.
  let offset: Int
  /// The type of the tree that it is about; nil where it stands at none.
  let type: TypeID?
}

extension Program {
  /// The comments of all files, in their order.
  var comments: [AddressedComment] {
    files.indices.flatMap { index in
      let file = FileID(index)
      return files[index].outline.directives.map { range in
        let start = commentStart(of: range, in: file)
        return AddressedComment(
          request: AddressedComment.Request(text(range, file)), file: file, offset: start,
          type: type(at: start, behind: Int(range.end), in: file))
      }
    }
  }

  /// The offset of the slashes, or the slash and the stars, in front of a comment's text.
  private func commentStart(of range: ByteRange, in file: FileID) -> Int {
    let bytes = files[Int(file)].source.bytes
    var at = Int(range.start)
    while at > 0, Self.isSpace(bytes[at - 1]) { at -= 1 }
    while at > 0, bytes[at - 1] == UInt8(ascii: "*") { at -= 1 }
    while at > 0, bytes[at - 1] == UInt8(ascii: "/") { at -= 1 }
    return at
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || isLineEnd(byte) }

  /// The type that a comment is about: the next one declared, where it has a line of its own and nothing but comments
  /// and imports stands between; else the innermost that it stands in.
  private func type(at start: Int, behind end: Int, in file: FileID) -> TypeID? {
    let declarations = files[Int(file)].outline.declarations
    let types = declarations.indices.filter { typeOfDeclaration[DeclarationID(file: file, index: Int32($0))] != nil }
    let next = types.filter { Int(declarations[$0].range.start) >= end }.min {
      declarations[$0].range.start < declarations[$1].range.start
    }
    let inner = types.last { Int(declarations[$0].range.start) <= start && end <= Int(declarations[$0].range.end) }
    var found = inner
    if let next, isAlone(start, in: file), isBlank(ByteRange(start, Int(declarations[next].range.start)), in: file) {
      found = next
    }
    return found.flatMap { typeOfDeclaration[DeclarationID(file: file, index: Int32($0))] }
  }

  /// Whether nothing stands in front of an offset on its line.
  private func isAlone(_ offset: Int, in file: FileID) -> Bool {
    let bytes = files[Int(file)].source.bytes
    var at = offset
    while at > 0, Self.isBlank(bytes[at - 1]) { at -= 1 }
    return at == 0 || Self.isLineEnd(bytes[at - 1])
  }

  /// The longest stretch between a comment and what it is about, in bytes.
  private static let farthest = 8192

  /// Whether a range holds nothing but comments, imports and blanks.
  private func isBlank(_ range: ByteRange, in file: FileID) -> Bool {
    guard range.count < Self.farthest else { return false }
    let imports = files[Int(file)].outline.declarations.filter {
      $0.kind == .importOf && range.start <= $0.range.start && $0.range.end <= range.end
    }
    let bytes = files[Int(file)].source.bytes
    var at = Int(range.start)
    while at < Int(range.end) {
      if Self.isSpace(bytes[at]) {
        at += 1
        continue
      }
      let line = (at..<Int(range.end)).first { Self.isLineEnd(bytes[$0]) } ?? Int(range.end)
      if bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "/") {
        at = line
      } else if bytes[at] == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "*") {
        guard let end = commentEnd(at + 2, before: Int(range.end), bytes) else { return false }
        at = end
      } else if imports.contains(where: { at <= Int($0.range.start) && Int($0.range.start) < line }) {
        at = line
      } else {
        return false
      }
    }
    return true
  }

  /// The offset behind the next end of a block comment.
  private func commentEnd(_ start: Int, before end: Int, _ bytes: Bytes) -> Int? {
    var at = start
    while at + 1 < end {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") { return at + 2 }
      at += 1
    }
    return nil
  }
}

extension AddressedComment.Request {
  private static let dashes: Set<String> = ["-", "\u{2013}", "\u{2014}"]

  /// What a comment's text asks for.
  init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let rest = words.dropFirst()
    switch words.first {
    case "uyum:pair": self = .pair(rest.joined(separator: " "))
    case "uyum:ignore":
      let reason = rest.dropFirst(2).joined(separator: " ")
      let isGiven = rest.dropFirst().first.map(Self.dashes.contains) ?? false
      self = .ignore(key: rest.first ?? "", reason: isGiven && !reason.isEmpty ? reason : nil)
    default: self = .unknown(words.first ?? "")
    }
  }
}
