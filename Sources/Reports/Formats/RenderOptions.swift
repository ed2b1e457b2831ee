import Inventories

/// How a report is printed.
package struct RenderOptions: Hashable, Sendable {
  /// The language of words and sentences.
  package var language: Language
  /// Whether hidden rows are printed too; for text alone.
  package var all: Bool
  /// Whether colours may be used; for text alone.
  package var colours: Bool
  /// What stands first on each line of the format `lines`.
  package var label: String?
  /// Whether the report is on a whole tree: what says nothing is left out, of text alone.
  package var isTree: Bool

  /// Options by their members.
  package init(
    language: Language = .english,
    all: Bool = false,
    colours: Bool = false,
    label: String? = nil,
    isTree: Bool = false
  ) {
    self.language = language
    self.all = all
    self.colours = colours
    self.label = label
    self.isTree = isTree
  }
}

extension Report {
  /// The report in one form; a line feed ends it.
  package func rendered(as format: Format, _ options: RenderOptions) -> String {
    switch format {
    case .text: options.isTree ? treeText(options) : text(options)
    case .lines: render(valueLines(label: options.label, language: options.language), language: options.language)
    case .json: json()
    case .xcode: findingLines(options.language)
    case .csv: csv()
    case .markdown: markdown(options)
    case .github: githubCommands(options.language)
    case .gitlab: gitlabIssues(options.language)
    case .sarif: sarif(options.language)
    case .checkstyle: checkstyle(options.language)
    case .junit: junit(options.language)
    case .html: html(options)
    }
  }
}

/// Paints words for a terminal, where colours may be used.
struct Painter {
  let isOn: Bool

  func paint(_ text: String, _ level: Level) -> String {
    switch level {
    case .error: colour(text, "31;1")
    case .warning: colour(text, "33;1")
    case .note: colour(text, "36")
    case .hidden, .none: colour(text, "2")
    }
  }

  func bold(_ text: String) -> String { colour(text, "1") }

  func faint(_ text: String) -> String { colour(text, "2") }

  /// The only escapes are those put in here.
  private func colour(_ text: String, _ code: String) -> String {
    let text = oneLine(text)
    return isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
