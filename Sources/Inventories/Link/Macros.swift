import Facts
import Syntax

/// The macros of a tree's headers, for the sources that use them by name.
struct SharedMacros: Sendable {
  /// A macro with the file that it stands in.
  private struct Entry: Sendable {
    let file: FileID
    let macro: Outline.Macro
  }

  private let words: WordSet
  private let entries: [Entry]

  /// No macros.
  init() { (words, entries) = (WordSet([]), []) }

  /// Those of some headers that the tree defines in one way only: what another stands for depends on who asks.
  init(of headers: [(file: FileID, source: Source, macros: [Outline.Macro])]) {
    var known: [String: (entry: Entry, text: String)] = [:]
    var names: [String] = []
    var ambiguous: Set<String> = []
    for (file, source, macros) in headers {
      for macro in macros {
        let name = source.text(macro.name)
        let text = source.text(macro.whole)
        if let first = known[name] {
          if first.text != text { ambiguous.insert(name) }
        } else {
          known[name] = (Entry(file: file, macro: macro), text)
          names.append(name)
        }
      }
    }
    names.removeAll(where: ambiguous.contains)
    words = WordSet(names)
    entries = names.compactMap { known[$0]?.entry }
  }

  /// The macros whose names a source spells, or that such macros name, with their files, each once.
  func used(in source: Source, _ files: [SourceFile]) -> [(file: FileID, macro: Outline.Macro)] {
    if entries.isEmpty { return [] }
    var found: [(file: FileID, macro: Outline.Macro)] = []
    var seen: Set<Int> = []
    let look = { (range: ByteRange, source: Source) in
      words.forEachWord(in: range, of: source) { word, _ in
        if seen.insert(word).inserted { found.append((entries[word].file, entries[word].macro)) }
        return true
      }
    }
    look(source.whole, source)
    var next = 0
    while next < found.count {
      look(found[next].macro.replacement, files[Int(found[next].file)].source)
      next += 1
    }
    return found
  }
}

/// A file of Objective-C as its bodies are read: the names that it knows, and behind its own bytes what the macros of
/// headers stand for.
struct MessagingText {
  let source: Source
  let names: ObjectiveCNames
}

extension Program {
  /// The macros of the headers among the files; a source's own are its own.
  func headerMacros() -> SharedMacros {
    SharedMacros(
      of: files.enumerated().compactMap { index, file in
        guard file.outline.language == .objectiveC, !file.source.isObjectiveC, !file.outline.macros.isEmpty else {
          return nil
        }
        return (FileID(index), file.source, file.outline.macros)
      })
  }

  /// A file of Objective-C as its bodies are read.
  func messagingText(of file: FileID) -> MessagingText {
    let (source, outline) = (files[Int(file)].source, files[Int(file)].outline)
    var names = ObjectiveCNames(outline, source)
    let used = macros.used(in: source, files)
    if used.isEmpty { return MessagingText(source: source, names: names) }
    var bytes = Array(source.bytes)
    var moved: [Outline.Macro] = []
    for (header, macro) in used {
      bytes.append(UInt8(ascii: "\n"))
      moved.append(macro.moved(by: bytes.count - Int(macro.name.start)))
      bytes += files[Int(header)].source.bytes[macro.whole.offsets]
    }
    let whole = Source(path: source.path, bytes: bytes)
    names.add(moved, in: whole)
    return MessagingText(source: whole, names: names)
  }
}

extension Outline.Macro {
  /// All that its line says behind `#define`.
  fileprivate var whole: ByteRange { name.joined(replacement) }

  /// The same macro so many bytes further on.
  fileprivate func moved(by distance: Int) -> Self {
    let move = { (range: ByteRange) in ByteRange(Int(range.start) + distance, Int(range.end) + distance) }
    var moved = self
    (moved.name, moved.parameters, moved.replacement) = (move(name), parameters.map(move), move(replacement))
    return moved
  }
}
