/// Values for `--sample`: what the members of a model hold, by their path; verdicts stay those of the symbols.
package struct SampleValues: Hashable, Sendable {
  /// A member's value as printed; a member that is present with nil is null, which judges its row as nil.
  package var values: [String: String?]

  /// Values by member path.
  package init(_ values: [String: String?]) { self.values = values }

  /// Whether the member is given as null.
  func isNull(_ key: String) -> Bool { values[key] == .some(nil) }

  /// The member's value; its own name where none is given, nil where it is null.
  func text(_ key: String) -> String? {
    guard let value = values[key] else { return key }
    return value
  }
}

extension Report {
  /// The report with both values of every row printed, rows whose member is null judged as nil; before `weighed`.
  package func sampled(_ values: SampleValues) -> Report {
    var report = self
    for index in screens.indices {
      let sampler = Sampler(values: values, screen: screens[index])
      for row in screens[index].rows.indices {
        let own = screens[index].rows[row]
        report.screens[index].rows[row].apply(sampler.sample(own.side, key: own.key, channel: own.channel))
      }
    }
    for index in pairs.indices { report.pairs[index].sample(values, screens) }
    return report
  }
}

extension Report.Pair {
  fileprivate mutating func sample(_ values: SampleValues, _ screens: [Report.Screen]) {
    for (name, side) in [(legacy, \Report.PairRow.legacy), (migrated, \Report.PairRow.migrated)] {
      guard let screen = screens.first(where: { $0.name == name }) else { continue }
      let sampler = Sampler(values: values, screen: screen)
      for index in rows.indices {
        let row = rows[index]
        rows[index][keyPath: side] = sampler.sample(row[keyPath: side], key: row.key, channel: row.channel)
      }
    }
  }
}

extension Report.Row {
  fileprivate mutating func apply(_ side: Report.Side) {
    verdict = side.verdict
    reason = side.reason
    rule = side.rule
    sample = side.sample
  }
}

/// Fills in the samples of one screen's rows.
private struct Sampler {
  let values: SampleValues
  let screen: Report.Screen

  func sample(_ side: Report.Side, key: String, channel: Channel) -> Report.Side {
    var side = side
    let isAbsent = side.verdict == .extra || side.reason == .neither
    if values.isNull(key), !isAbsent {
      let judgement = judgementAsNil(side)
      side.verdict = judgement.verdict
      side.reason = judgement.reason
      side.rule = side.whenNil?.fault
    }
    side.sample = Report.Sample(
      model: isAbsent ? nil : values.text(key), shown: shown(side, key: key, channel: channel))
    return side
  }

  private func judgementAsNil(_ side: Report.Side) -> Judgement {
    if let whenNil = side.whenNil { return whenNil.judgement }
    switch side.verdict {
    case .missing: return Judgement(.unmeasured, .neither)
    case .unmeasured: return Judgement(.unmeasured, side.reason)
    case .matched, .stale, .extra: return Judgement(.extra)
    }
  }

  /// What the screen shows: nothing where it shows none, a constant's text, or its source evaluated, else as written.
  private func shown(_ side: Report.Side, key: String, channel: Channel) -> String? {
    if side.verdict == .missing { return nil }
    if side.reason == .neither, side.whenNil != .substitutes { return nil }
    if let constant = screen.constants.first(where: { $0.key == key && $0.channel == channel }) {
      return constant.value
    }
    guard let showing = showing(of: side, key: key, channel: channel) else {
      return side.verdict == .unmeasured ? nil : values.text(key)
    }
    return SampleSource(reads: showing.keys, values: values).text(of: showing.source)
  }

  private func showing(of side: Report.Side, key: String, channel: Channel) -> Report.Showing? {
    let ones = screen.shows.filter { showing in
      showing.channel == channel && (showing.keys.contains { $0.key == key } || side.sites.contains(showing.site))
    }
    return ones.first { $0.role == .shows } ?? ones.first
  }
}
