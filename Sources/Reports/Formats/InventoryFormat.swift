import Inventories

extension Report {
  /// The inventories in one form: what each screen shows, and apart from it its constants, conditions and actions.
  package func inventory(as format: Format, _ options: RenderOptions) -> String {
    switch format {
    case .json: json()
    case .csv: inventoryCsv()
    case .markdown: inventoryMarkdown(options.language)
    case .text, .lines, .xcode, .sarif, .github, .gitlab, .checkstyle, .junit, .html: inventoryText(options)
    }
  }

  private func inventoryText(_ options: RenderOptions) -> String {
    let printer = TextPrinter(report: self, options: options)
    let painter = Painter(isOn: options.colours)
    let blocks = screens.map { screen in
      let entries = screen.entries
      let width = entries.map(\.name.count).max() ?? 0
      let lines = entries.map { entry in
        let name = entry.name + String(repeating: " ", count: width - entry.name.count)
        let kind = options.language.word(entry.kind)
        return "  \(kind) \(name)  \(oneLineOfSource(entry.text)) \(painter.faint(entry.site.placeText))"
      }
      return ([printer.line(screen)] + lines).joined(separator: "\n")
    }
    return blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
  }

  private func inventoryCsv() -> String {
    let header = ["screen", "framework", "kind", "key", "model", "channel", "sink", "source", "freshness", "site"]
    return csvLines(
      [header]
        + screens.flatMap { screen in
          screen.entries.map { entry in
            [
              screen.name, screen.kind.rawValue, entry.kind.rawValue, entry.name, entry.model, entry.channel,
              entry.sink, entry.source, entry.freshness, entry.site.text,
            ]
          }
        })
  }

  private func inventoryMarkdown(_ language: Language) -> String {
    let sections = screens.map { screen in
      let rows = screen.entries.map { entry in
        [
          language.word(entry.kind).trimmed, "`\(entry.name)`", entry.sink, "`\(oneLineOfSource(entry.source))`",
          entry.site.placeText,
        ]
      }
      let models = screen.models.joined(separator: ", ")
      let head = oneLine("### \(screen.name)") + "\n\n" + oneLine("\(language.word(screen.kind)), \(models)")
      return head + "\n\n" + markdownTable(language.inventoryHeader, rows)
    }
    return sections.isEmpty ? "" : sections.joined(separator: "\n\n") + "\n"
  }
}

/// One line of an inventory.
struct InventoryEntry {
  enum Kind: String { case shows, selects, constant, condition, action, opens, holds }

  var kind: Kind
  var name: String
  var model = ""
  var channel = ""
  var sink = ""
  var source: String
  var freshness = ""
  var site: Report.Site

  /// The source with the sink it goes into.
  var text: String { sink.isEmpty ? source : "\(sink) = \(source)" }
}

extension Report.Opening {
  /// The source up to its first line's end: what a screen is made from may fill a page.
  fileprivate var shortSource: String {
    guard let end = source.firstIndex(where: \.isNewline) else { return source }
    return source[..<end] + "..."
  }
}

extension InventoryEntry.Kind {
  /// Going back is an action: it begins with a tap, and what is gone to was there before.
  init(_ way: OpeningWay) {
    switch way {
    case .opens: self = .opens
    case .holds: self = .holds
    case .returns: self = .action
    }
  }
}

extension Report.Screen {
  /// Showings in source order, a line for each key, then constants, conditions, actions and other screens.
  var entries: [InventoryEntry] {
    shows.flatMap(entries)
      + constants.map {
        InventoryEntry(
          kind: .constant, name: $0.key ?? $0.name ?? "-", channel: $0.channel.rawValue, sink: $0.sink,
          source: "\"\($0.value)\"", site: $0.site)
      }
      + conditions.map {
        InventoryEntry(
          kind: .condition, name: $0.key, model: $0.model ?? "", sink: $0.sink ?? "", source: $0.source, site: $0.site)
      }
      + actions.map {
        InventoryEntry(kind: .action, name: $0.key, model: $0.model ?? "", source: $0.source, site: $0.site)
      }
      + ways.map {
        InventoryEntry(kind: InventoryEntry.Kind($0.way), name: $0.screen, source: $0.shortSource, site: $0.site)
      }
  }

  private func entries(_ showing: Report.Showing) -> [InventoryEntry] {
    showing.keys.map { read in
      InventoryEntry(
        kind: showing.role == .shows ? .shows : .selects, name: read.key, model: read.model ?? "",
        channel: showing.channel.rawValue, sink: showing.sink, source: showing.source,
        freshness: showing.freshness.rawValue, site: showing.site)
    }
  }
}

extension Language {
  /// The word for a line of an inventory, all of one width.
  func word(_ kind: InventoryEntry.Kind) -> String {
    switch kind {
    case .shows: say("shows    ", "gosterir")
    case .selects: say("selects  ", "secer   ")
    case .constant: say("constant ", "sabit   ")
    case .condition: say("condition", "kosul   ")
    case .action: say("action   ", "eylem   ")
    case .opens: say("opens    ", "acar    ")
    case .holds: say("holds    ", "tutar   ")
    }
  }

  var inventoryHeader: [String] {
    [say("kind", "tur"), say("field", "alan"), say("sink", "hedef"), say("source", "kaynak"), say("where", "yer")]
  }
}

extension String {
  fileprivate var trimmed: String { String(prefix { $0 != " " }) }
}
