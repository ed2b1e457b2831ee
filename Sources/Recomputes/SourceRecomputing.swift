import Inventories
import Syntax

/// The way from source to what a change of each key does: views by themselves, their trees, keys, causes. Read it
/// first.
package struct SourceRecomputing {
  private let program: Program
  private let workers: any Workers

  /// A recomputation of the views of a program.
  package init(program: Program, workers: any Workers = OneWorker()) {
    (self.program, self.workers) = (program, workers)
  }

  /// The report on all keys, or on those of one name, `count` or `Counter.count`.
  package func report(key: String? = nil) -> RecomputeReport {
    let program = program
    let views = program.types.indices.map { TypeID($0) }.filter { program.isNode($0) }
    let facts = workers.map(views.count, with: { MemberReads(linker: Linker(program: program)) }) { reads, index in
      reads.linker.forgetFrames()
      var reader = ViewReader(views[index], reads: reads)
      return reader.read()
    }
    let tree = ViewTree(program, views, Dictionary(uniqueKeysWithValues: zip(views, facts)))
    let keys = KeyList(tree)
    let causes = Causes(tree, keys)
    let moves = Moves(tree: tree, keys: keys, causes: causes)
    var report = RecomputeReport()
    var sites = Sites(program: program)
    report.views = tree.nodes.map { node in
      RecomputeReport.View(
        name: node.name, parent: node.parent, presenter: node.isPresented ? node.maker : nil, isCut: node.isCut,
        site: sites.site(of: node.view))
    }
    let wanted = keys.keys.indices.filter { key.map(keys.keys[$0].goes) ?? true }
    report.changes = wanted.map { change(of: $0, tree, keys, causes, moves) }
    report.advice = moves.advice().filter { advice in key == nil || wanted.contains { advice.names(keys.keys[$0].name) }
    }
    var findings = Findings(program, facts)
    report.findings = findings.findings() + CopyWrites(program: program, facts: facts).findings()
    report.findings.sort { ($0.sites[0], $0.rule.rawValue) < ($1.sites[0], $1.rule.rawValue) }
    report.problems = facts.filter(\.stopsShort).map { view in
      Problem(.tooDeep, path: program.files[Int(program.types[Int(view.view)].file)].source.path)
    }
    return report
  }

  private func change(
    of key: Int, _ tree: ViewTree, _ keys: KeyList, _ causes: Causes, _ moves: Moves
  ) -> RecomputeReport.Change {
    let entry = keys.keys[key]
    let hits = causes.hits(of: key)
    return RecomputeReport.Change(
      key: entry.name, storage: entry.place.storage, owner: entry.owners.first, object: object(entry.place),
      hits: hits.readers.map { RecomputeReport.Change.Hit(view: $0.node, cause: $0.cause) }, inputs: hits.inputs,
      rows: rows(of: entry.place, tree), move: moves.move(key))
  }

  private func object(_ place: KeyPlace) -> String? {
    switch place {
    case .member(let member): program.members[Int(member)].owner.map { program.displayName(of: $0) }
    case .foreignObject(let type, _): type
    case .state, .shared, .environment, .unknown: nil
    }
  }

  /// The nodes whose rows, and nothing else of them, read a member.
  private func rows(of place: KeyPlace, _ tree: ViewTree) -> [Int] {
    guard case .member(let member) = place, program.tells(member),
      program.members[Int(member)].owner.map(program.isTracked) == true
    else { return [] }
    return tree.nodes.indices.filter { node in
      let facts = tree.facts(of: node)
      return facts.rowMembers.contains(member) && !facts.members.contains(member)
    }
  }
}

extension Key {
  /// Whether the key is meant by a name, which may leave the owner out.
  func goes(by name: String) -> Bool {
    self.name == name || self.name.hasSuffix("." + name)
  }
}

extension KeyPlace {
  /// Where the value lives, for people.
  var storage: RecomputeReport.Storage {
    switch self {
    case .state, .shared: .state
    case .member, .foreignObject: .model
    case .environment: .environment
    case .unknown: .none
    }
  }
}

extension RecomputeReport.Advice {
  /// Whether it is about a key.
  func names(_ key: String) -> Bool {
    switch self {
    case .pushDown(let own, _, _, _, _, _): own == key
    case .lift(let keys, _, _, _): keys.contains(key)
    }
  }
}
