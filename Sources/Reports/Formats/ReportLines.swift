import Inventories

extension Report {
  /// All rows of the visible channel as lines, the hidden ones too, the legacy screen's first.
  ///
  /// - Parameter label: what stands first on each line, with the side behind it where there are two; nil gives the
  ///   side's word alone.
  package func valueLines(label: String?, language: Language) -> [ValueLine] {
    let paired = Set(pairs.flatMap { [$0.legacy, $0.migrated] })
    let lone = screens.filter { !paired.contains($0.name) }
    return pairs.flatMap { valueLines($0, label, language) } + lone.flatMap { valueLines($0, label, language) }
  }

  private func valueLines(_ pair: Pair, _ label: String?, _ language: Language) -> [ValueLine] {
    let rows = pair.rows.filter { $0.channel == .visible }
    func lines(_ name: String, _ side: PairSide, _ half: (PairRow) -> Side) -> [ValueLine] {
      let label = label.map { language.label($0, side: side) } ?? language.word(side)
      return rows.map { valueLine(half($0), key: $0.key, screen: name, label: label) }
    }
    return lines(pair.legacy, .legacy, \.legacy) + lines(pair.migrated, .migrated, \.migrated)
  }

  private func valueLines(_ screen: Screen, _ label: String?, _ language: Language) -> [ValueLine] {
    let label = label ?? language.word(screen.kind.sideAlone)
    return screen.rows.filter { $0.channel == .visible }.map {
      valueLine($0.side, key: $0.key, screen: screen.name, label: label)
    }
  }

  /// Without sample values, a member that the model has is printed by its name.
  private func valueLine(_ side: Side, key: String, screen: String, label: String) -> ValueLine {
    let isAbsent = side.verdict == .extra || side.reason == .neither
    let model = side.sample.map(\.model) ?? (isAbsent ? nil : key)
    let shown = side.sample.map(\.shown) ?? printed(side, key: key, screen: screen)
    return ValueLine(label: label, screen: screen, key: key, model: model, shown: shown, verdict: side.verdict)
  }

  private func printed(_ side: Side, key: String, screen: String) -> String? {
    switch side.verdict {
    case .missing, .unmeasured: return nil
    case .matched, .stale: return key
    case .extra:
      let constants = screens.first { $0.name == screen }?.constants ?? []
      return constants.first { $0.key == key }?.value ?? key
    }
  }
}
