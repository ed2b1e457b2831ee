import RuleCards
import Syntax

/// What a computed member is made of, by the members of its own type that its body reads (rule K6).
struct Renaming {
  let keying: Keying

  private var program: Program { keying.program }

  /// The uses by which a screen itself reads every member that a key's body reads; none where it does not.
  func uses(for key: Judging.Key, on screen: KeyedScreen) -> [(key: Keyed, use: Keyed.Use)] {
    let found = (sources(of: key) ?? []).map { uses(of: $0, for: key, on: screen) }
    return found.contains { $0.isEmpty } ? [] : Array(found.joined())
  }

  /// Whether a screen reads every member that a key's body reads, but hands some of them to code that cannot be read.
  func isHanded(_ key: Judging.Key, on screen: KeyedScreen) -> Bool {
    guard !screen.handedKeys.isEmpty, let sources = sources(of: key) else { return false }
    let handed = sources.filter { $0.contains { screen.hands(key.id.owner, $0.hops[0].name) } }
    return !handed.isEmpty
      && sources.allSatisfy { handed.contains($0) || !uses(of: $0, for: key, on: screen).isEmpty }
  }

  /// The uses by which a screen reads one source of a key itself.
  private func uses(of paths: [Path], for key: Judging.Key, on screen: KeyedScreen) -> [(key: Keyed, use: Keyed.Use)] {
    let keys = screen.keys.filter { read in
      read.id.owner == key.id.owner && read.id.channel == key.id.channel
        && paths.contains { read.id.key.hasPrefix($0.hops[0].name) }
    }
    if keys.isEmpty { return [] }
    let naming = Naming(linker: keying.linker, screen: screen.inventory.screen)
    return keys.flatMap { read in
      read.uses.filter { use in use.isDirect && paths.contains { says(read.id.key, use, $0, naming) } }
        .map { (key: read, use: $0) }
    }
  }

  /// For each source of a key's value the ways to say it by members of its own type; nil where the key is not made of
  /// them: it has no body, or is given from outside.
  private func sources(of key: Judging.Key) -> [[Path]]? {
    guard let member = key.member else { return nil }
    let isComputed = program.members[Int(member)].kind == .computed
    var found: [[Path]] = []
    for flow in keying.linker.sources(of: member, instance: nil) where !flow.isConstant {
      let paths = keying.linker.paths(of: flow).filter { path in
        path.root.kind == .selfObject && path.hops.first.map { $0.name != key.id.key } ?? false
      }
      if !paths.isEmpty { found.append(paths) } else if !isComputed { return nil }
    }
    return found.isEmpty ? nil : found
  }

  /// Whether a use of a key reads what a path says: the key is its beginning, and the members of models behind it stand
  /// between the key and the sink.
  private func says(_ key: String, _ use: Keyed.Use, _ path: Path, _ naming: Naming) -> Bool {
    var rest = path.hops[...]
    var name = ""
    while name != key, let hop = rest.popFirst() { name += (name.isEmpty ? "" : ".") + hop.name }
    return name == key && rest.allSatisfy { !naming.isModel($0.owner) || use.via.contains($0.name) }
  }
}
