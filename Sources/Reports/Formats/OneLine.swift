import Inventories

/// Text from outside, as a source's or a path, on one line: a line break stands as `\n`, every other control character
/// as its code, `\x1B`, so that no name breaks a line in two or commands a terminal. All that prints lines goes through
/// here.
package func oneLine(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
  return text.reduce(into: "") { line, character in
    if character.isNewline {
      line += "\\n"
    } else {
      for scalar in character.unicodeScalars { line += written(scalar) }
    }
  }
}

/// Source on one line; a tab in it is a blank.
func oneLineOfSource(_ source: String) -> String { oneLine(source.replacing("\t", with: " ")) }

private func written(_ scalar: Unicode.Scalar) -> String {
  guard scalar.properties.generalCategory == .control else { return String(scalar) }
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "\\x" + (digits.count == 1 ? "0" : "") + digits
}

extension Report.Site {
  /// As a terminal and an editor know it: `path:line:col`.
  var text: String { "\(lineText):\(column)" + (revision.map { "@\(oneLine($0))" } ?? "") }

  /// The same for a person, with the object's id in a layout document: `path:line:col id=a-1`.
  var placeText: String { text + (object.map { " id=\(oneLine($0))" } ?? "") }

  /// Without the column: `path:line`.
  var lineText: String { "\(oneLine(file)):\(line)" }
}
