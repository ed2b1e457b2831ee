import Inventories
import Reports
import RuleCards
import Syntax

extension Program {
  /// `uyum explain SUBJECT [PATH…]`: a rule's page, a screen's field hop by hop, or where a model's member reaches.
  mutating func explain() {
    guard let name = invocation.operands.first else { return }
    let isRule = explainRule(name)
    if isRule { return }
    var told: [String] = []
    let options = RenderOptions(language: language, colours: Console.hasColours)
    let (report, answers) = explained(name)
    for problem in report.problems { tell(problem) }
    for answer in answers {
      switch answer {
      case .field(let key, let explanations): told.append(report.explained(key: key, by: explanations, options))
      case .member(let reach): told.append(report.explained(reach, options))
      }
    }
    if told.isEmpty { return complain(of: name, report.subjectNames) }
    if invocation.format == .json {
      return print(report.restricted(to: report.subjects(named: name)).rendered(as: .json, options))
    }
    print(told.joined(separator: "\n"))
  }

  /// What one subject has for an answer.
  private enum Answer {
    case field(key: String, [Explanation])
    case member(Reach)
  }

  /// The report on the tree under the paths that stand behind the subject, and the answers taken with it.
  private mutating func explained(_ name: String) -> (Report, [Answer]) {
    var answers: [Answer] = []
    var paths = invocation
    paths.operands.removeFirst()
    var scanning = Program(invocation: paths)
    let report = scanning.analysedTree { analysis, settings, threads in
      let report = analysis.scan(settings, threads)
      answers = report.subjects(named: name).map { subject in
        switch subject {
        case .field(let screen, let key):
          .field(key: key, analysis.explanations(of: key, on: screen, in: report, settings))
        case .member(let model, let key): .member(analysis.reach(of: key, of: model, in: report))
        }
      }
      return report
    }
    status = max(status, scanning.status)
    return (report, answers)
  }

  /// Prints the page of a card, of a kind of fault or of a reason; false where the name is none.
  private mutating func explainRule(_ name: String) -> Bool {
    let configuration = configuration()
    let (rules, _) = configuration.settings.rules
    let own = configuration.settings.cards.map { Source(path: $0.path, $0.text) }
    let card = rules.cards.first { $0.id == name }
    let file = card.flatMap { card in (Rules.embeddedFiles + own).first { $0.path == card.path } }
    let page: String
    if let card, let file {
      page = "\(card.path):\(card.line)\n\n" + file.card(at: card.line)
    } else if let text = language.page(ofRule: name) {
      page = text
    } else {
      return false
    }
    if invocation.format == .json {
      let fault = UsageFault.notAChoice("json", of: Option.format.spelling, choices: ["text"], nearest: nil)
      Console.complain(sentences.text(fault))
      status = .failed
    } else {
      print(page)
    }
    return true
  }

  private mutating func complain(of name: String, _ subjects: [String]) {
    let cards = configuration().settings.rules.rules.cards.map(\.id)
    let rules =
      cards + Fault.allCases.map(\.rawValue) + Reason.allCases.map(\.rawValue)
      + LayoutRule.allCases.map(\.rawValue)
    Console.complain(sentences.unknownSubject(name, near: nearSubjects(to: name, among: subjects + rules)))
    status = .failed
  }
}
