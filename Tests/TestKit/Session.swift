/// Commands and what they print, as they stand in a document. A block fenced as `console` holds commands behind `$ `
/// and under each what it prints, word for word; a block fenced as `sh` holds commands alone.
package struct Session: Sendable, Equatable {
  /// The command's words without the program's name; single quotes hold a word together.
  package var arguments: [String]
  /// What it prints; nil in a block that does not say.
  package var output: String?
  /// The line of the command in the document, from 1.
  package var line: Int

  /// A session at a line of its document.
  package init(arguments: [String], output: String?, line: Int) {
    self.arguments = arguments
    self.output = output
    self.line = line
  }

  /// The sessions of a document whose commands start with `uyum `; a trailing `\` joins lines.
  package static func read(_ document: String) -> [Session] {
    var found: [Session] = []
    var fence: Substring?
    var open: Session?
    var pending = ""
    func close() {
      if let session = open { found.append(session) }
      open = nil
    }
    for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        close()
        fence = fence == nil ? line.dropFirst(3) : nil
        continue
      }
      guard fence == "console" || fence == "sh" else { continue }
      let isCommand = fence == "sh" || line.hasPrefix("$ ") || !pending.isEmpty
      guard isCommand else {
        open?.output?.append(line + "\n")
        continue
      }
      pending += line.hasPrefix("$ ") ? line.dropFirst(2) : line
      if pending.hasSuffix("\\") {
        pending.removeLast()
        continue
      }
      close()
      let words = Session.words(pending)
      pending = ""
      guard words.first == "uyum" else { continue }
      open = Session(
        arguments: Array(words.dropFirst()), output: fence == "console" ? "" : nil, line: index + 1)
    }
    close()
    return found
  }

  /// The words of a command line.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quoted = false
    for character in line {
      if character == "'" {
        quoted.toggle()
        word = word ?? ""
      } else if character == " " && !quoted {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
