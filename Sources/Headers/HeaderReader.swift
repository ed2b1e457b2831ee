import Syntax

/// Reads one file to its outline: by libclang where that tells, else from the text.
struct HeaderReader: Sendable {
  let library: ClangLibrary?
  let system: SystemFacts
  let repository: RepositoryFacts

  /// A text larger than this is not given to libclang.
  static let largest = 1_000_000

  /// The outline of a file.
  func read(_ source: Source) -> HeaderOutline {
    let text = HeaderTokens(PlainText(Array(source.bytes)))
    let conditionals = Conditionals(text) { [system] in system.isMacro($0) }
    let own = FileFacts(text, conditionals, system: system)
    let names = NamesInSight(own: own, repository: repository, system: system)
    let scan = TextScan(text, conditionals, names)
    var reading = HeaderReading(source.path, text, conditionals, names, scan)
    // Of a file without containers only names are told, and those the text has.
    guard let library, !scan.containers.isEmpty else { return reading.outline() }
    if text.text.bytes.count > HeaderReader.largest {
      reading.givenUp = .tooLarge
    } else if Nesting.isTooDeep(text) {
      reading.givenUp = .tooDeep
    } else if MacroGrowth.explodes(text, scan.bodies, names) {
      reading.givenUp = .macrosExplode
    } else {
      reading.ask(library)
    }
    return reading.outline()
  }
}
