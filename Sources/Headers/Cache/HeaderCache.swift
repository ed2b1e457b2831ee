/// What earlier readings of a tree told, by path and contents. A reading is used again only where the file, the facts
/// of all files, the library, the rules and the program are the same.
package struct HeaderCache: Sendable {
  struct Entry: Sendable {
    let content: Digest
    let facts: [UInt8]
    let outline: HeaderOutline
  }

  /// What the readings depend on beside the files: program, rules, library.
  let stamp: Digest
  /// What all files' facts together were.
  private(set) var fingerprint = Digest(low: 0, high: 0)
  private(set) var entries: [String: Entry] = [:]

  private static let magic = Array("uyum-headers-1\n".utf8)

  /// An empty one. The stamp names the program, the rules and the library.
  package init(stamp: Digest) { self.stamp = stamp }

  init(stamp: Digest, fingerprint: Digest, entries: [String: Entry]) {
    self.stamp = stamp
    self.fingerprint = fingerprint
    self.entries = entries
  }

  /// Reads one back; empty where the bytes are not whole or belong to another stamp.
  package init(_ bytes: [UInt8], stamp: Digest) {
    self.init(stamp: stamp)
    let end = bytes.count - 16
    guard end > HeaderCache.magic.count, bytes.starts(with: HeaderCache.magic),
      Digest(bytes[..<end]).bytes == Array(bytes[end...])
    else { return }
    var unpacker = Unpacker(bytes, from: HeaderCache.magic.count, to: end)
    guard unpacker.digest() == stamp else { return }
    let fingerprint = unpacker.digest()
    var entries: [String: Entry] = [:]
    for _ in 0..<unpacker.count() {
      let content = unpacker.digest()
      let facts = unpacker.raw()
      let outline = HeaderOutline(&unpacker)
      entries[outline.path] = Entry(content: content, facts: facts, outline: outline)
    }
    if unpacker.isBroken || !unpacker.isAtEnd { return }
    self.fingerprint = fingerprint
    self.entries = entries
  }

  /// Its bytes, to be kept.
  package var bytes: [UInt8] {
    var packer = Packer()
    packer.digest(stamp)
    packer.digest(fingerprint)
    packer.number(entries.count)
    for (_, entry) in entries.sorted(by: { $0.key < $1.key }) {
      packer.digest(entry.content)
      packer.raw(entry.facts)
      entry.outline.pack(&packer)
    }
    let body = HeaderCache.magic + packer.bytes
    return body + Digest(body).bytes
  }

  /// What all files' facts together are.
  static func fingerprint(_ facts: [(path: String, facts: [UInt8])]) -> Digest {
    Digest(facts.sorted { $0.path < $1.path }.flatMap { Array($0.path.utf8) + [0] + Digest($0.facts).bytes })
  }
}
