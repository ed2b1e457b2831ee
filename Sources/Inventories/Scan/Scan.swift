import Syntax

/// A whole tree judged: every screen by itself, then the pairs among them side by side.
struct Scan: Sendable {
  let program: Program
  let settings: Settings
  let workers: any Workers
  /// Whether screens are paired; an inventory leaves each alone.
  var pairs = true

  /// The way from declarations to a report.
  func report() -> Report {
    let comments = program.comments
    let claims = PairClaims(program: program, settings: settings, comments: comments)
    var finder = SeamFinder(linker: Linker(program: program))
    let seams = finder.seams()
    let (screens, problems) = takenScreens(named: pairs ? claims.types : [], seams: seams)
    let pairing = Pairing(
      program: program, screens: screens, claims: pairs ? claims.claims : [], sameModels: settings.sameModels,
      isWanted: pairs)
    let compared = judged(pairing.pairs, screens)
    var report = Report()
    report.screens = screens.map(\.listed)
    report.pairs = compared.map(\.pair)
    report.models = ModelListing(program: program).models(modelTypes(screens, compared.flatMap(\.models)))
    report.unpaired = Candidates(of: pairing).unpaired()
    var listing = SeamListing(linker: finder.linker, screens: screens)
    report.seams = seams.map { listing.listed($0) }
    report.problems = claims.problems + unknown(comments) + problems
    let faults = self.faults(screens, compared)
    return report.weighed(others: faults).ignoring(ignores(comments, screens))
  }

  /// Every type with at least one showing, and those that a pair names, in the order of file and place; and what could
  /// not be read on the way through any.
  private func takenScreens(named: Set<TypeID>, seams: [FoundSeam]) -> ([TakenScreen], [Problem]) {
    let cells = Set(seams.filter { $0.kind == .hostingCell }.map(\.type))
    var names: Set<String> = []
    let types = program.interfaces
    let taken = inParts(types.count) { linker, index in
      var screen = linker.taken(types[index], question())
      if cells.contains(.declared(types[index])) { screen.listed.kind = .seam }
      return screen
    }
    let screens = taken.filter { screen in
      (!screen.listed.shows.isEmpty || named.contains(screen.type)) && names.insert(screen.listed.name).inserted
    }
    let problems = taken.reduce(into: Set()) { $0.formUnion($1.problems) }
    return (
      screens.sorted { ($0.listed.site, $0.listed.name) < ($1.listed.site, $1.listed.name) }, problems.inOrder
    )
  }

  /// The results of work on some things, several at a time; a linker serves many of them, one after the other.
  private func inParts<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Linker, Int) -> Result
  ) -> [Result] {
    workers.map(count) { [program] in
      Linker(program: program)
    } _: { linker, index in
      linker.forgetFrames()
      return work(linker, index)
    }
  }

  private func judged(_ pairs: [Pairing.Chosen], _ screens: [TakenScreen]) -> [Comparison.Judged] {
    inParts(pairs.count) { linker, index in
      let pair = pairs[index]
      let (legacy, migrated) = (screens[pair.legacy], screens[pair.migrated])
      var question = question()
      (question.models, question.isComplete) = (pair.models, pair.isComplete)
      let comparison = Comparison(
        program: program, question: question, legacy: Inventory.taking(legacy.type, side: nil, with: linker),
        migrated: Inventory.taking(migrated.type, side: nil, with: linker), linker: linker)
      return comparison.judged(pair.why, legacy: legacy.listed, migrated: migrated.listed)
    }
  }

  /// What is found besides rows: by pairs, and by screens in none (rule L2).
  private func faults(_ screens: [TakenScreen], _ pairs: [Comparison.Judged]) -> [Report.Finding] {
    let paired = Set(pairs.flatMap { [$0.pair.legacy, $0.pair.migrated] })
    var seen: Set<Report.Finding> = []
    let alone = screens.filter { !paired.contains($0.listed.name) }.flatMap(\.faults)
    return (pairs.flatMap(\.faults) + alone).filter { seen.insert($0).inserted }
  }

  private func question() -> Analysis.Question {
    var question = Analysis.Question()
    question.keys = settings.keys ?? []
    question.sameModels = settings.sameModels
    return question
  }

  private func modelTypes(_ screens: [TakenScreen], _ others: [TypeID]) -> [TypeID] {
    Set(screens.flatMap(\.models) + others).sorted { order($0) < order($1) }
  }

  private func order(_ type: TypeID) -> (String, Int, TypeID) {
    let entry = program.types[Int(type)]
    return (program.files[Int(entry.file)].source.path, entry.declaration, type)
  }
}

/// The comments that address uyum.
extension Scan {
  private func unknown(_ comments: [AddressedComment]) -> [Problem] {
    var sites = Sites(program: program)
    return comments.compactMap { comment in
      guard case .unknown(let word) = comment.request else { return nil }
      let site = sites.site(comment.file, UInt32(comment.offset))
      return Problem(.unknownName, path: site.file, line: site.line, detail: word)
    }
  }

  private func ignores(_ comments: [AddressedComment], _ screens: [TakenScreen]) -> [IgnoreComment] {
    program.ignores(comments, screens.map { ($0.listed.name, [$0.type] + $0.parts) })
  }
}

extension Program {
  /// The `uyum:ignore` comments with the screens and models that they stand at; each screen is told with the types that
  /// it is made of.
  func ignores(_ comments: [AddressedComment], _ screens: [(name: String, types: [TypeID])]) -> [IgnoreComment] {
    var sites = Sites(program: self)
    return comments.compactMap { comment in
      guard case .ignore(let key, let reason) = comment.request else { return nil }
      let at = screens.filter { screen in
        comment.type.map { type in screen.types.contains { lineage(of: $0).contains(type) } } ?? false
      }
      return IgnoreComment(
        key: key, reason: reason, site: sites.site(comment.file, UInt32(comment.offset)), screens: Set(at.map(\.name)),
        model: comment.type.map { displayName(of: $0) })
    }
  }

  /// The types that are views or controllers, in the order of their declarations.
  var interfaces: [TypeID] {
    types.indices.map { TypeID($0) }.filter { !types[Int($0)].isForeign && isInterface(.declared($0, [])) }
  }
}

extension Linker {
  /// One screen taken by itself: a pure function of the program and the type, where the linker has forgotten others.
  func taken(_ type: TypeID, _ question: Analysis.Question) -> TakenScreen {
    let inventory = Inventory.taking(type, side: nil, with: self)
    return LoneScreen(program: program, linker: self, question: question).taken(inventory)
  }
}

extension Settings {
  /// The types that are one model, a set for each.
  package var sameModels: [Set<String>] { models.map { Set($0.sameAs).union([$0.model]) } }
}
