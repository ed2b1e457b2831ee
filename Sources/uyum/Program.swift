import Inventories
import Reports
import Syntax

/// One run: understands the words, does what they ask, says with which status to end.
struct Program {
  /// The statuses a run ends with; the higher one wins.
  enum Status: Int32, Comparable {
    case done = 0
    case findings = 1
    case failed = 2

    static func < (one: Status, other: Status) -> Bool { one.rawValue < other.rawValue }
  }

  let invocation: Invocation
  var status = Status.done

  var language: Language { invocation.language }
  var sentences: Sentences { Sentences(language) }

  /// Runs the program on the words behind its name and says with which status to end.
  static func run(_ words: [String]) -> Int32 {
    let invocation: Invocation
    do {
      invocation = try Invocation.parse(words, isPath: Disk.isThere)
    } catch {
      Console.complain(Sentences(Invocation.language(of: words)).text(error))
      return Status.failed.rawValue
    }
    var program = Program(invocation: invocation)
    program.run()
    return program.status.rawValue
  }

  private mutating func run() {
    if invocation.has(.help) {
      return print(language.help(invocation.command))
    }
    if invocation.has(.version) { return print(language.versionLine) }
    switch invocation.command {
    case .judge: judge()
    case .recompute: recompute()
    case .scan: scan()
    case .compare: compare()
    case .dump where invocation.operands.first == "headers": dumpHeaders()
    case .dump where invocation.operands.first == "layouts": dumpLayouts()
    case .inventory: inventory()
    case .models: models()
    case .generate: generate()
    case .explain: explain()
    case .rules: rules()
    case .dump: dump()
    case nil: break
    }
  }

  /// Prints a result; a result that can't be written is told and fails the run.
  mutating func print(_ text: String) {
    guard let fault = Console.print(text) else { return }
    Console.complain(sentences.unwritten(fault))
    status = .failed
  }

  /// Tells a problem on standard error.
  mutating func tell(_ problem: Problem) {
    Console.complain(sentences.line(problem) + "\n")
    if problem.code.failsRun { status = .failed }
  }

  /// Tells that nothing is to be printed of the files below some paths, unless the paths themselves were at fault.
  func tellNothing(read count: Int, in paths: [String]) {
    if status != .failed { Console.complain(sentences.nothingFound(read: count, in: paths)) }
  }

  /// Tells that a file or folder can't be written, which fails the run; the fault in the system's words.
  mutating func tell(_ fault: String, writing path: String) {
    Console.complain(sentences.unwritten(fault, at: path))
    status = .failed
  }

  /// Tells what is wrong with an input file, which fails the run.
  mutating func tell(_ fault: InputFault, in path: String) {
    Console.complain(sentences.line(fault, in: path) + "\n")
    status = .failed
  }

  /// Notes that a finding was made, for `--fail-on`.
  mutating func note(_ worst: Level) {
    guard let bound = invocation.value(.failOn).flatMap(Level.init), worst >= bound else { return }
    status = max(status, .findings)
  }
}

extension [Problem] {
  /// Without the later ones that say of one file that it does not parse from somewhere on: the first says so of all
  /// that follows.
  var brokenOnce: [Problem] {
    var broken: Set<String> = []
    return filter { $0.code != .brokenSyntax || broken.insert($0.path ?? "").inserted }
  }
}

extension Problem.Code {
  /// Whether the run fails for it (status 2): what was named is missing or can't be read, or says nothing.
  var failsRun: Bool {
    switch self {
    case .notFound, .cannotRead, .notText, .linkCycle, .badConfiguration, .git: true
    case .invalidUTF8, .brokenSyntax, .tooDeep, .noLibclang, .headerInPart, .noScreen, .unknownSetting, .unknownName:
      false
    }
  }
}
