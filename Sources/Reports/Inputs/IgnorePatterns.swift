/// The patterns of one `.gitignore`, or of a configuration's `exclude`: which paths below their folder are left out.
/// As git has it: the last pattern that fits decides; one with a slash at its beginning or middle fits the whole path,
/// any other the last part of it; `dir/` fits folders alone; `!` takes back. Upper and lower case differ.
package struct IgnorePatterns: Sendable {
  private let patterns: [IgnorePattern]
  /// What a path must end with to fit the pattern of the same index, so that most are passed over by one byte; 0 where
  /// it may be anything.
  private let ends: [UInt8]

  /// The patterns of a file, a line each; lines that are blank or begin with `#` are none.
  package init(text: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let lines = (text.starts(with: mark) ? text[3...] : text[...]).split(separator: UInt8(ascii: "\n"))
    self.init(lines.compactMap { IgnorePattern(line: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) })
  }

  /// The patterns of a list.
  package init(_ list: [String]) {
    self.init(list.compactMap { IgnorePattern(line: Array($0.utf8)[...]) })
  }

  private init(_ patterns: [IgnorePattern]) {
    self.patterns = patterns
    ends = patterns.map(\.end)
  }

  /// Whether no pattern is among them.
  package var isEmpty: Bool { patterns.isEmpty }

  /// Whether a path is left out: true, or false where a pattern takes it back; nil where no pattern fits.
  /// The path is relative to the patterns' folder and has no slash at its ends.
  package func verdict(on path: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    let slash = UInt8(ascii: "/")
    let name = path.lastIndex(of: slash).map { path[($0 + 1)...] } ?? path
    guard let end = path.last else { return nil }
    for index in ends.indices.reversed() where ends[index] == 0 || ends[index] == end {
      let pattern = patterns[index]
      if isFolder || !pattern.fitsFoldersOnly, pattern.fits(path, name: name) { return !pattern.takesBack }
    }
    return nil
  }
}

/// One pattern.
struct IgnorePattern: Sendable {
  /// Whether it begins with `!`.
  let takesBack: Bool
  /// Whether it ends with a slash.
  let fitsFoldersOnly: Bool
  /// The last byte of what fits it; 0 where that may be any.
  let end: UInt8
  private let shape: Shape

  private enum Shape: Sendable {
    /// The last part of a path, byte for byte.
    case name([UInt8])
    /// The last part of a path.
    case nameGlob([UInt8])
    /// The parts of a whole path; nil is `**`, any number of parts.
    case path([[UInt8]?])
  }

  /// The pattern of a line; nil where it holds none.
  init?(line: ArraySlice<UInt8>) {
    var rest = Self.withoutBlanksAtEnd(line)
    guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
    takesBack = first == UInt8(ascii: "!")
    if takesBack { rest = rest.dropFirst() }
    let slash = UInt8(ascii: "/")
    fitsFoldersOnly = rest.last == slash
    if fitsFoldersOnly { rest = rest.dropLast() }
    let isAnchored = rest.contains(slash)
    if rest.first == slash { rest = rest.dropFirst() }
    guard let last = rest.last else { return nil }
    end = [UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "]")].contains(last) ? 0 : last
    if isAnchored {
      let parts = rest.split(separator: slash).map(Array.init)
      shape = .path(parts.map { $0 == [UInt8(ascii: "*"), UInt8(ascii: "*")] ? nil : $0 })
    } else {
      shape = Glob.isPlain(rest) ? .name(Array(rest)) : .nameGlob(Array(rest))
    }
  }

  /// Blanks at the end mean nothing, but one behind a backslash does.
  private static func withoutBlanksAtEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line
    while rest.last == UInt8(ascii: " "), rest.dropLast().last != UInt8(ascii: "\\") { rest = rest.dropLast() }
    return rest
  }

  /// Whether it fits a path whose last part is `name`.
  func fits(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>) -> Bool {
    switch shape {
    case .name(let plain): plain.count == name.count && name.elementsEqual(plain)
    case .nameGlob(let glob): Glob.fits(glob[...], name)
    case .path(let parts): Self.fits(parts, path.split(separator: UInt8(ascii: "/")))
    }
  }

  /// Whether the parts of a pattern fit those of a path. Only the last `**` passed is taken up again where a part does
  /// not fit: what an earlier one could take more of, the later one can as well.
  private static func fits(_ pattern: [[UInt8]?], _ path: [ArraySlice<UInt8>]) -> Bool {
    var (at, place) = (0, 0)
    var again: (at: Int, place: Int)?
    while place < path.count {
      if at < pattern.count, let part = pattern[at] {
        if Glob.fits(part[...], path[place]) {
          at += 1
          place += 1
          continue
        }
      } else if at < pattern.count {
        if at == pattern.count - 1 { return true }
        again = (at, place)
        at += 1
        continue
      }
      guard let last = again else { return false }
      again = (last.at, last.place + 1)
      (at, place) = (last.at + 1, last.place + 1)
    }
    return at == pattern.count
  }
}
