import Syntax

/// What a team sets for its tree, from `.uyum.json` and the command line: values alone, no file is read here.
package struct Settings: Hashable, Sendable {
  /// A pair that the team names.
  package struct Pair: Hashable, Sendable {
    /// The legacy screen's type.
    package var legacy: String
    /// The migrated screen's type.
    package var migrated: String
    /// The types that both are judged against; empty where they are to be found.
    package var models: [String]
    /// Whether missing on both is an error (L3).
    package var complete: Bool

    /// A pair by its members.
    package init(legacy: String, migrated: String, models: [String] = [], complete: Bool = false) {
      self.legacy = legacy
      self.migrated = migrated
      self.models = models
      self.complete = complete
    }
  }

  /// Types that are one model.
  package struct SameModels: Hashable, Sendable {
    /// The type.
    package var model: String
    /// The types that are one with it.
    package var sameAs: [String]

    /// A model and what is one with it.
    package init(model: String, sameAs: [String]) {
      self.model = model
      self.sameAs = sameAs
    }
  }

  /// What the team decided about a field (L6).
  package struct Decided: Hashable, Sendable {
    /// The screen or the pair's migrated screen; nil means every screen that shows the model.
    package var screen: String?
    /// The model; nil means whatever model the key belongs to.
    package var model: String?
    /// The field.
    package var key: String
    /// What was decided, and why.
    package var decision: Report.Decision
    /// The folder of the configuration, with a slash at its end: only screens in it are meant; empty for all.
    package var folder = ""

    /// A decision about a field.
    package init(screen: String?, model: String?, key: String, decision: Report.Decision) {
      self.screen = screen
      self.model = model
      self.key = key
      self.decision = decision
    }
  }

  /// A team's own rule cards: their text and where it comes from.
  package struct Cards: Hashable, Sendable {
    /// The configuration's path, or that of the file of cards.
    package var path: String
    /// The cards as written, in the form of `rules/`.
    package var text: String

    /// Cards by their text.
    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The levels of a configuration that stands in a folder.
  package struct FolderLevels: Hashable, Sendable {
    /// The folder, with a slash at its end.
    package var folder: String
    /// Levels instead of those outside it.
    package var levels: [Fault: Level]
  }

  /// The pairs that are named (P1).
  package var pairs: [Pair] = []
  /// The types that are one model (P3).
  package var models: [SameModels] = []
  /// The keys that are the rows, all of them and in this order (C2); nil where the model's declarations decide.
  package var keys: [String]?
  /// The team's own rule cards.
  package var cards: [Cards] = []
  /// Levels instead of the rules' own; hidden and none silence a rule.
  package var levels: [Fault: Level] = [:]
  /// The levels of the configurations in folders, an outer one before those inside it.
  package internal(set) var folderLevels: [FolderLevels] = []
  /// Patterns of paths that are not read, as in `.gitignore`.
  package var exclude: [String] = []
  /// The decisions.
  package var decisions: [Decided] = []

  /// Settings that change nothing.
  package init() {}

  /// The decision about a field of a screen in a file; the first that fits stands.
  package func decision(screen: String, in file: String? = nil, model: String?, key: String) -> Report.Decision? {
    decisions.first { decided in
      decided.key == key && (decided.screen ?? screen) == screen && (decided.model == nil || decided.model == model)
        && (file ?? "").hasPrefix(decided.folder)
    }?.decision
  }

  /// A problem for each screen that a decision names and that is none of these.
  package func unknownScreens(among names: [String]) -> [Problem] {
    var told = Set(names)
    return decisions.compactMap(\.screen).filter { told.insert($0).inserted }.map { Problem(.unknownName, detail: $0) }
  }

  /// The settings with those of a configuration in a folder, with a slash at its end: its levels and decisions stand
  /// before the others for what lies in the folder; the types that it names in pairs, models and rules are the tree's,
  /// so these join the others. Its keys are for that folder's own runs.
  package func overridden(by nested: Settings, in folder: String) -> Settings {
    var settings = self
    settings.pairs = nested.pairs + pairs
    settings.models += nested.models
    settings.cards += nested.cards
    settings.folderLevels.append(FolderLevels(folder: folder, levels: nested.levels))
    let own = nested.decisions.map { decided in
      var decided = decided
      decided.folder = folder
      return decided
    }
    settings.decisions = own + decisions
    return settings
  }
}

extension [Settings.FolderLevels] {
  /// The levels that hold in a file: the nearest folder's before those further out.
  func levels(in file: String?, outside: [Fault: Level]) -> [Fault: Level] {
    reduce(outside) { levels, nested in
      (file ?? "").hasPrefix(nested.folder) ? levels.merging(nested.levels) { $1 } : levels
    }
  }
}
