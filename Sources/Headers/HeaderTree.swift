import RuleCards
import Syntax

/// The headers and sources of a tree, read together.
package struct HeaderTree: Sendable {
  /// What each file declares, in the order given.
  package let outlines: [HeaderOutline]
  /// Whether a libclang was there to read with.
  package let hasLibrary: Bool
  /// What to keep for the next run; nil where the given cache holds it already, or none was given.
  package let newCache: HeaderCache?

  /// Runs a body for each number below a count, in any order and maybe at once.
  package typealias Spread = @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  /// Whether a file is read, by its name.
  package static func reads(_ path: String) -> Bool {
    path.hasSuffix(".h") || path.hasSuffix(".m") || path.hasSuffix(".mm") || path.hasSuffix(".pch")
  }

  /// What tells the rules of this room from others; a part of a cache's stamp.
  package static var rules: Digest { Digest(text: ObjectiveCTable.embedded) }

  /// Reads files that belong together: what one declares, all others may use.
  package init(_ sources: [Source], library: ClangLibrary?, cache: HeaderCache? = nil, spread: @escaping Spread) {
    hasLibrary = library != nil
    guard let cache else {
      let facts = HeaderTree.spread(sources, spread) { HeaderTree.facts(of: $0) }
      outlines = Merging.merged(HeaderTree.read(sources, facts, library, spread))
      newCache = nil
      return
    }
    let digests = HeaderTree.spread(sources, spread) { Digest($0.bytes) }
    let kept = zip(sources, digests).map { source, digest in
      cache.entries[source.path].flatMap { $0.content == digest ? $0 : nil }
    }
    if sources.count == cache.entries.count, kept.allSatisfy({ $0 != nil }) {
      outlines = Merging.merged(kept.compactMap { $0?.outline })
      newCache = nil
      return
    }
    let anew = HeaderTree.anew(sources, digests, kept, cache, library, spread)
    outlines = Merging.merged(anew.outlines)
    newCache = anew.cache
  }

  /// Reads what changed, and all if the facts of the files together changed.
  private static func anew(
    _ sources: [Source], _ digests: [Digest], _ kept: [HeaderCache.Entry?], _ cache: HeaderCache,
    _ library: ClangLibrary?, _ spread: @escaping Spread
  ) -> (outlines: [HeaderOutline], cache: HeaderCache) {
    let indices = Dictionary(sources.indices.map { (sources[$0].path, $0) }, uniquingKeysWith: { $1 })
    let facts = HeaderTree.spread(sources, spread) { source in
      indices[source.path].flatMap { kept[$0] }.flatMap { FileFacts(packed: $0.facts) } ?? HeaderTree.facts(of: source)
    }
    let packed = facts.map(\.packed)
    let fingerprint = HeaderCache.fingerprint(Array(zip(sources.map(\.path), packed)))
    let isSame = fingerprint == cache.fingerprint
    let waiting = sources.indices.filter { !isSame || kept[$0] == nil }
    let read = HeaderTree.read(sources, facts, library, spread, only: waiting)
    var outlines = kept.map { $0?.outline }
    for (index, outline) in zip(waiting, read) { outlines[index] = outline }
    let whole = outlines.compactMap { $0 }
    var entries: [String: HeaderCache.Entry] = [:]
    for (index, outline) in whole.enumerated() {
      entries[outline.path] = HeaderCache.Entry(content: digests[index], facts: packed[index], outline: outline)
    }
    return (whole, HeaderCache(stamp: cache.stamp, fingerprint: fingerprint, entries: entries))
  }

  private static func facts(of source: Source) -> FileFacts {
    let text = HeaderTokens(PlainText(Array(source.bytes)))
    let system = SystemFacts.builtIn
    return FileFacts(text, Conditionals(text) { system.isMacro($0) }, system: system)
  }

  private static func read(
    _ sources: [Source], _ facts: [FileFacts], _ library: ClangLibrary?, _ spread: @escaping Spread, only: [Int]? = nil
  ) -> [HeaderOutline] {
    let inOrder = zip(sources, facts).sorted { $0.0.path < $1.0.path }
    let repository = RepositoryFacts(
      inOrder.map { ($0.1, isSource: $0.0.path.hasSuffix(".m") || $0.0.path.hasSuffix(".mm")) },
      system: SystemFacts.builtIn)
    let reader = HeaderReader(library: library, system: SystemFacts.builtIn, repository: repository)
    return HeaderTree.spread(only.map { $0.map { sources[$0] } } ?? sources, spread) { reader.read($0) }
  }

  /// What could not be read, or only in part.
  package var problems: [Problem] {
    outlines.compactMap { outline in
      let fromText = hasLibrary ? outline.readFromText : 0
      guard fromText + outline.unread > 0 || (hasLibrary && outline.givenUp != nil) else { return nil }
      let count = outline.containers.reduce(outline.unread) { $0 + $1.properties.count }
      let reason = outline.givenUp.map { " (\($0.rawValue))" } ?? ""
      return Problem(.headerInPart, path: outline.path, detail: "\(fromText + outline.unread)/\(count)\(reason)")
    }
  }

  private static func spread<Result: Sendable>(
    _ sources: [Source], _ spread: Spread, _ body: @escaping @Sendable (Source) -> Result
  ) -> [Result] {
    let results = Slots<Result>(count: sources.count)
    spread(sources.count) { index in results.set(index, body(sources[index])) }
    return results.all
  }
}
