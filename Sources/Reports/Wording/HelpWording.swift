import Inventories

extension Language {
  /// The help of a command, or of the program where none is given.
  package func help(_ command: Command?) -> String {
    guard let command else { return programHelp }
    var paragraphs = ["uyum \(command.rawValue): \(summary(command))", usage(command), explanation(command)]
    paragraphs.append(say("options:", "secenekler:") + "\n" + table(optionRows(command)))
    let examples = examples(command).map { "  \($0)" }.joined(separator: "\n")
    paragraphs.append(say("examples:", "ornekler:") + "\n" + examples)
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private var programHelp: String {
    let commands = Command.allCases.map { ("uyum \($0.rawValue)", summary($0)) }
    return [
      say(
        "uyum tells what a screen lost, kept stale or left over on its way from UIKit to SwiftUI, field by field.",
        "uyum, UIKit'ten SwiftUI'ye giden bir ekranin neyi yitirdigini, bayat ya da artik biraktigini alan alan soyler."
      ),
      say("commands:", "komutlar:") + "\n" + table(commands),
      say("options of every command:", "her komutun secenekleri:") + "\n" + table(Option.common.map(row)),
      say(
        "`uyum help compare` says more about a command. Exit status: 0 done, 1 findings as grave as --fail-on says,\n"
          + "2 usage, a path that is missing, a configuration or file that can't be read.",
        "`uyum help compare` bir komutu anlatir. Cikis: 0 bitti, 1 --fail-on kadar agir bulgu var, 2 yanlis kullanim,\n"
          + "olmayan yol, okunamayan ayar ya da dosya."),
    ].joined(separator: "\n\n") + "\n"
  }

  /// How a command is called, on one line.
  func usage(_ command: Command) -> String {
    let operands = command.operands.map { operand in
      let name = operand.choices.isEmpty ? operand.name : operand.choices.joined(separator: "|")
      let several = operand.count.upperBound > 1 ? "\(name)..." : name
      return operand.count.lowerBound == 0 ? "[\(several)]" : several
    }
    let main = command.options.filter { [.legacy, .migrated].contains($0) }.map { row($0).0 }
    let words = ["uyum", command.rawValue] + operands + main + [say("[options]", "[secenekler]")]
    return say("usage: ", "kullanim: ") + words.joined(separator: " ")
  }

  private func optionRows(_ command: Command) -> [(String, String)] {
    (command.options + Option.common).map { option in
      guard option == .format else { return row(option) }
      let formats = command.formats.map(\.rawValue).joined(separator: ", ")
      return (row(option).0, "\(summary(option)): \(formats)")
    }
  }

  private func row(_ option: Option) -> (String, String) {
    let value =
      switch option.arity {
      case .none: ""
      case .one(let name), .list(let name): " \(name)"
      case .several(let name): " \(name)..."
      }
    return (option.spelling + value, summary(option))
  }

  private func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let margin = String(repeating: " ", count: width + 4)
    return rows.map { name, text in
      let padding = String(repeating: " ", count: width - name.count)
      return "  \(name)\(padding)  " + wrapped(text, width: 100 - margin.count).joined(separator: "\n\(margin)")
    }.joined(separator: "\n")
  }

  /// The text on lines of a width, broken at blanks.
  private func wrapped(_ text: String, width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  /// The version as printed.
  package var versionLine: String { "uyum \(Report.Tool.currentVersion)\n" }
}
