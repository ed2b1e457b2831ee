import Inventories
import Migrations

extension Migration {
  /// What is found about models in one form; a line feed ends it.
  package func rendered(as format: Format, _ options: RenderOptions) -> String {
    switch format {
    case .text: ModelsText(migration: self, options: options).text
    case .csv: csvLines(ModelsTable(language: .english).rows(families))
    case .markdown: ModelsText(migration: self, options: options).markdown
    case .lines, .json, .xcode, .github, .gitlab, .sarif, .checkstyle, .junit, .html:
      report.rendered(as: format, options)
    }
  }
}

/// The properties of families as rows of cells.
struct ModelsTable {
  let language: Language

  /// A row each property of each family, under a head: what no form has is empty.
  func rows(_ families: [MigratedModel]) -> [[String]] {
    let head = ["model", "key", "header", "swift", "domain", "carried", "rules", "site"]
    return [head]
      + families.flatMap { family in
        family.rows.map { row in
          let roles = MigratedModel.Role.allCases.map { cells(row, family, $0) }
          let carried = row.carries.map(\.source).map(oneLineOfSource).joined(separator: "; ")
          let site = row.cells.compactMap { $0?.site.text }.first ?? ""
          return [family.name, row.key] + roles + [carried, row.rules.map(\.rawValue).joined(separator: " "), site]
        }
      }
  }

  private func cells(_ row: MigratedModel.Row, _ family: MigratedModel, _ role: MigratedModel.Role) -> String {
    zip(family.forms, row.cells).filter { $0.0.role == role }.compactMap { $0.1 }.map { text(of: $0, in: row) }
      .joined(separator: "; ")
  }

  /// A member's type with what it says of nil, and its name where it has another.
  func text(of cell: MigratedModel.Cell, in row: MigratedModel.Row) -> String {
    let type = oneLine(cell.type.isEmpty ? "?" : cell.type)
    let name = cell.name == row.key ? "" : "\(cell.name): "
    return name + language.nullable(type, cell.nullability) + (cell.isComputed ? " \(language.computedWord)" : "")
  }
}

/// Prints families, findings and steps for a person.
struct ModelsText {
  let migration: Migration
  let options: RenderOptions

  private var language: Language { options.language }
  private var painter: Painter { Painter(isOn: options.colours) }
  private var table: ModelsTable { ModelsTable(language: language) }

  // MARK: Text

  var text: String {
    let blocks = [head] + migration.families.map(block) + [findings, totals]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    let report = migration.report
    let files = report.counts.files
    return language.foundModels(
      report.models.count, families: migration.families.count, files: files.swift + files.objectiveC + files.headers,
      paths: report.paths.map(oneLine))
  }

  private func block(_ family: MigratedModel) -> String {
    let forms = family.forms.map { "  \(language.word($0.role)): \(oneLine($0.name)) \(painter.faint($0.site.text))" }
    return ([painter.bold(oneLine(family.name))] + forms + lines(of: family) + family.steps.map(line))
      .joined(separator: "\n")
  }

  /// The properties in columns.
  private func lines(of family: MigratedModel) -> [String] {
    let rows = family.rows.map { row in
      [row.key] + row.cells.map { $0.map { table.text(of: $0, in: row) } ?? "-" }
        + [row.carries.map { oneLineOfSource($0.source) }.joined(separator: ", ")]
    }
    let widths = (0...family.forms.count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return zip(family.rows, rows).map { row, cells in
      let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let rules = row.rules.isEmpty ? "" : " (\(row.rules.map(\.rawValue).joined(separator: ", ")))"
      return "    " + (padded + [cells[family.forms.count + 1] + rules]).joined(separator: "  ").trimmedAtEnd
    }
  }

  private func line(_ step: MigrationStep) -> String {
    let state = step.isDone ? language.doneWord : language.remaining(step.remaining)
    let left = step.left.map { language.left($0) } + step.places.map(\.text)
    let parts = [step.evidence.map(\.text).joined(separator: ", "), left.map(oneLine).joined(separator: ", ")]
    let text = "  \(step.number). \(language.step(step.number)): \(state)"
    let shown = step.isDone ? parts[0] : parts[1]
    return text + (shown.isEmpty ? "" : " " + painter.faint("(\(shown))"))
  }

  /// The findings; notes of headers that say nothing of nil are many, so they are counted.
  private var findings: String {
    let shown = migration.report.findings.filter { options.all || $0.rule != .unaudited || $0.level > .note }
    let hidden = migration.report.findings.count - shown.count
    let lines = shown.map { $0.line(Sentences(language)) }
    return (lines + (hidden > 0 ? [language.moreUnaudited(hidden)] : [])).joined(separator: "\n")
  }

  private var totals: String { language.totals(migration.report.counts.findings) }

  // MARK: Markdown

  var markdown: String {
    let sections = migration.families.map { family in
      let head = [language.propertyWord] + family.forms.map { "\(language.word($0.role)) `\($0.name)`" }
      let rows = family.rows.map { row in
        ["`\(row.key)`"] + row.cells.map { $0.map { table.text(of: $0, in: row) } ?? "" }
          + [row.carries.map { "`\(oneLineOfSource($0.source))`" }.joined(separator: ", ")]
          + [row.rules.map { "`\($0.rawValue)`" }.joined(separator: ", ")]
      }
      let steps = family.steps.map { line($0).drop { $0 == " " } }
      return oneLine("### \(family.name)") + "\n\n"
        + markdownTable(head + [language.carriedWord, language.findingWord], rows) + "\n\n"
        + steps.joined(separator: "\n")
    }
    return (sections + [migration.report.findingList(options)]).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  /// Without blanks at its end.
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
