/// A `uyum:ignore` comment: a field, and the screens and the model that it stands at.
struct IgnoreComment {
  let key: String
  /// Why; nil where none is given, and then nothing is silenced.
  let reason: String?
  let site: Report.Site
  /// The screens that it stands in, or in a part of.
  let screens: Set<String>
  /// The model that it stands in.
  let model: String?

  /// Whether it is about a row of some screens.
  func isAbout(key: String, model: String?, of screens: [String]) -> Bool {
    key == self.key && (screens.contains(where: self.screens.contains) || model != nil && model == self.model)
  }

  /// Whether it is about a finding that is no row.
  func isAbout(_ finding: Report.Finding) -> Bool {
    finding.key.map { isAbout(key: $0, model: finding.model, of: finding.screen.map { [$0] } ?? []) } ?? false
  }
}

extension Report {
  /// The report, weighed once, with the rows silenced that comments are about, and weighed again with a finding for
  /// each comment that silences nothing or gives no reason.
  func ignoring(_ comments: [IgnoreComment], sides: [String: PairSide] = [:]) -> Report {
    guard !comments.isEmpty else { return self }
    var report = self
    var others: [Finding] = []
    var kept = findingsBesideRows(sides: sides)
    for comment in comments {
      guard let reason = comment.reason else {
        others.append(finding(comment, .ignoreWithoutReason(key: comment.key)))
        continue
      }
      let ignored = Ignored(reason: reason, site: comment.site)
      let silenced = kept.filter { comment.isAbout($0) }
      kept.removeAll { comment.isAbout($0) }
      if !report.silence(comment, ignored, beside: silenced), silenced.isEmpty {
        others.append(finding(comment, .ignoresNothing(key: comment.key)))
      }
    }
    return report.weighed(sides: sides, others: kept + others)
  }

  private func finding(_ comment: IgnoreComment, _ message: Message) -> Finding {
    Finding(
      rule: .ignoresNothing, level: .warning, message: message, screen: comment.screens.sorted().first,
      key: comment.key.isEmpty ? nil : comment.key, sites: [comment.site])
  }

  /// Silences the rows that a comment is about and that say something, by themselves or by findings beside them; false
  /// where none does. The rows keep the reason.
  private mutating func silence(_ comment: IgnoreComment, _ ignored: Ignored, beside findings: [Finding]) -> Bool {
    var isUsed = false
    for screen in screens.indices {
      let names = [screens[screen].name]
      for row in screens[screen].rows.indices {
        let own = screens[screen].rows[row]
        let isTold = findings.contains { $0.isTold(of: own.key, own.model, own.channel, names) }
        guard own.level >= .note || isTold, comment.isAbout(key: own.key, model: own.model, of: names) else { continue }
        screens[screen].rows[row].ignored = ignored
        isUsed = true
      }
    }
    for pair in pairs.indices where pairs[pair].silence(comment, ignored, beside: findings) { isUsed = true }
    return isUsed
  }
}

extension Report.Pair {
  fileprivate mutating func silence(
    _ comment: IgnoreComment, _ ignored: Report.Ignored, beside findings: [Report.Finding]
  ) -> Bool {
    var isUsed = false
    let names = [legacy, migrated]
    for index in rows.indices {
      let row = rows[index]
      let isTold = findings.contains { $0.isTold(of: row.key, row.model, row.channel, names) }
      guard row.level >= .note || isTold, comment.isAbout(key: row.key, model: row.model, of: names) else { continue }
      rows[index].ignored = ignored
      isUsed = true
    }
    for index in conditions.indices {
      let condition = conditions[index]
      guard comment.isAbout(key: condition.key, model: condition.model, of: names) else { continue }
      (conditions[index].level, conditions[index].ignored) = (.hidden, ignored)
      isUsed = true
    }
    return isUsed
  }
}

extension Report.Finding {
  /// Whether it is told of a field of one of some screens.
  fileprivate func isTold(of key: String, _ model: String?, _ channel: Channel, _ screens: [String]) -> Bool {
    self.key == key && self.model == model && self.channel == channel && screen.map(screens.contains) ?? false
  }
}
