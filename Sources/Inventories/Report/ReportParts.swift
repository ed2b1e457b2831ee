extension Report {
  /// A report for each screen, in their order, with what belongs to it and nothing of the others: it changes when the
  /// screen does. Problems and seams are left out, and the screen's file is the path.
  package func separated() -> [Report] {
    let findings = Dictionary(grouping: findings) { $0.screen ?? "" }
    let unpaired = Dictionary(grouping: unpaired, by: \.screen)
    let models = Dictionary(models.map { ($0.name, $0) }) { one, _ in one }
    return screens.map { screen in
      let one = Report(
        schemaVersion: schemaVersion, tool: tool, root: root, paths: [screen.site.file],
        models: screen.models.compactMap { models[$0] }, screens: [screen], unpaired: unpaired[screen.name] ?? [],
        findings: findings[screen.name] ?? [])
      return one.counted()
    }
  }
}
