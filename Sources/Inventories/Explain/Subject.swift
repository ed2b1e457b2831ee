/// A field that someone asks about, as a report names it.
package enum Subject: Hashable, Sendable {
  /// A field of a screen: why it has its verdict.
  case field(screen: String, key: String)
  /// A member of a model: where it reaches.
  case member(model: String, key: String)
}

extension Report {
  /// What a text of the form `Screen.field` or `Model.field` means: the type in full, by its last part, or with its
  /// file in front. Empty where nothing has this name; several where types share it.
  package func subjects(named text: String) -> [Subject] {
    subjects.filter { subject in subject.owner.aliases.contains { "\($0).\(subject.key)" == text } }
  }

  /// Everything that can be asked about, with its type by the last part of its name.
  package var subjectNames: [String] {
    var seen: Set<String> = []
    return subjects.map { "\($0.owner.lastPart).\($0.key)" }.filter { seen.insert($0).inserted }
  }

  /// The fields of all screens, then the members of all models.
  private var subjects: [Subject] {
    var found: [Subject] = []
    var seen: Set<Subject> = []
    for screen in screens {
      for key in keys(of: screen) { found.append(.field(screen: screen.name, key: key)) }
    }
    for model in models {
      for field in model.fields { found.append(.member(model: model.name, key: field.key)) }
    }
    for read in screens.flatMap(\.reads) {
      if let model = read.model { found.append(.member(model: model, key: read.key)) }
    }
    return found.filter { seen.insert($0).inserted }
  }

  /// The fields of a screen: those of its rows, alone and in its pair, then those that only decide or are tapped.
  private func keys(of screen: Screen) -> [String] {
    let pairs = pairs.filter { $0.legacy == screen.name || $0.migrated == screen.name }
    return pairs.flatMap(\.rows).map(\.key) + screen.rows.map(\.key) + screen.reads.map(\.key)
  }
}

extension Subject {
  /// The screen or the model.
  package var owner: String {
    switch self {
    case .field(let screen, _): screen
    case .member(let model, _): model
    }
  }

  /// The field.
  package var key: String {
    switch self {
    case .field(_, let key), .member(_, let key): key
    }
  }
}

extension Report.Screen {
  /// All members that it shows, decides by, or reads when something is tapped.
  fileprivate var reads: [Report.Read] {
    shows.flatMap(\.keys) + conditions.map { Report.Read(key: $0.key, model: $0.model) }
      + actions.map { Report.Read(key: $0.key, model: $0.model) }
  }
}

extension String {
  /// A type's name without the file that tells it from others of that name.
  private var withoutFile: String { split(separator: ":").last.map(String.init) ?? self }

  /// A type's own name, without what encloses it.
  fileprivate var lastPart: String { withoutFile.split(separator: ".").last.map(String.init) ?? self }

  /// The ways to name a type.
  fileprivate var aliases: Set<String> { [self, withoutFile, lastPart] }
}
