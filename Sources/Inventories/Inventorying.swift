extension Analysis {
  /// The inventory of every screen of the files: each type with at least one showing, judged alone.
  package mutating func inventories() -> Report {
    var report = Report()
    var models: Set<String> = []
    for type in interfaces {
      let one = inventory(of: type)
      guard let screen = one.screens.first, !screen.shows.isEmpty else { continue }
      report.screens.append(screen)
      report.models += one.models.filter { models.insert($0.name).inserted }
      report.unpaired += one.unpaired
    }
    report.screens.sort { ($0.site, $0.name) < ($1.site, $1.name) }
    report.unpaired.sort { $0.screen < $1.screen }
    report.models.sort { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
    return report.weighed()
  }
}
