/// The conditionals of a text: which branches there are, where they lie and which may be taken.
struct Conditionals: Sendable {
  struct Branch: Sendable {
    /// The group it is a branch of.
    let group: Int
    /// The tokens and the bytes between its directive and the next.
    var tokens: Range<Int>
    var bytes: Range<Int>
    /// Whether it may be taken, by language.
    let mayBe: [Bool]
    /// Whether a build for iOS may take it.
    let suitsPhone: Bool
  }

  struct Group: Sendable {
    /// The branch it stands in; -1 outside of all.
    let parent: Int
    /// Its branches' indices, in order.
    var branches: [Int]
    /// Whether another branch was certain to be taken, by language; no later one may be.
    var isSettled: [Bool]
    var isSettledForPhone = false
  }

  private(set) var branches: [Branch] = []
  private(set) var groups: [Group] = []
  private var segments: [(token: Int, byte: Int, branch: Int)] = []

  /// Reads the conditionals among a text's directives.
  init(_ text: HeaderTokens, isSystemMacro: @escaping @Sendable (String) -> Bool) {
    let names = [Language.objectiveC, .objectiveCPlusPlus].map {
      ConditionNames(language: $0, prefersPhone: false, isSystemMacro: isSystemMacro)
    }
    let phone = ConditionNames(language: .objectiveC, prefersPhone: true, isSystemMacro: isSystemMacro)
    var open: [Int] = []
    for directive in text.directives {
      switch directive.kind {
      case .ifCondition, .ifdef, .ifndef:
        let parent = open.last.flatMap { groups[$0].branches.last } ?? -1
        open.append(groups.count)
        groups.append(Group(parent: parent, branches: [], isSettled: [false, false]))
        begin(directive, text, names, phone)
      case .elif, .elifdef, .elifndef, .elseBranch:
        guard let group = open.last else { continue }
        end(group, directive)
        begin(directive, text, names, phone, group)
      case .endif:
        guard let group = open.popLast() else { continue }
        end(group, directive)
        segments.append((directive.token, directive.range.upperBound, groups[group].parent))
      default: continue
      }
    }
    for group in open {
      guard let branch = groups[group].branches.last else { continue }
      branches[branch].tokens = branches[branch].tokens.lowerBound..<text.count
      branches[branch].bytes = branches[branch].bytes.lowerBound..<text.text.bytes.count
    }
  }

  private mutating func begin(
    _ directive: Directive, _ text: HeaderTokens, _ names: [ConditionNames], _ phone: ConditionNames,
    _ given: Int? = nil
  ) {
    let group = given ?? groups.count - 1
    let words = Conditionals.condition(directive, HeaderTokens.words(text.text.bytes, directive.rest))
    let parent = groups[group].parent
    let mayBe = names.indices.map { language -> Bool in
      let truth = Condition.truth(words, names[language])
      let isOpen = !groups[group].isSettled[language] && (parent < 0 || branches[parent].mayBe[language])
      if truth == true { groups[group].isSettled[language] = true }
      return isOpen && truth != false
    }
    let phoneTruth = Condition.truth(words, phone)
    let suitsPhone = !groups[group].isSettledForPhone && phoneTruth != false
    if phoneTruth == true { groups[group].isSettledForPhone = true }
    groups[group].branches.append(branches.count)
    segments.append((directive.token, directive.range.upperBound, branches.count))
    branches.append(
      Branch(
        group: group, tokens: directive.token..<directive.token,
        bytes: directive.range.upperBound..<directive.range.upperBound, mayBe: mayBe, suitsPhone: suitsPhone))
  }

  private mutating func end(_ group: Int, _ directive: Directive) {
    guard let branch = groups[group].branches.last else { return }
    branches[branch].tokens = branches[branch].tokens.lowerBound..<directive.token
    branches[branch].bytes = branches[branch].bytes.lowerBound..<directive.range.lowerBound
  }

  private static func condition(_ directive: Directive, _ words: [String]) -> [String] {
    switch directive.kind {
    case .ifdef, .elifdef: ["defined"] + words.prefix(1)
    case .ifndef, .elifndef: ["!", "defined"] + words.prefix(1)
    case .elseBranch: ["1"]
    default: words
    }
  }

  /// The innermost branch that a token stands in; -1 outside of all.
  func branch(ofToken token: Int) -> Int { branch { $0.token <= token } }

  /// The innermost branch that a byte stands in; -1 outside of all.
  func branch(ofByte byte: Int) -> Int { branch { $0.byte <= byte } }

  private func branch(_ isBefore: ((token: Int, byte: Int, branch: Int)) -> Bool) -> Int {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(segments[middle]) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? -1 : segments[low - 1].branch
  }

  /// Whether what stands in a branch may be compiled in a language.
  func mayBe(_ branch: Int, _ language: Language) -> Bool { branch < 0 || branches[branch].mayBe[language.rawValue] }

  /// Whether what stands in a branch may be compiled at all.
  func mayBe(_ branch: Int) -> Bool { mayBe(branch, .objectiveC) || mayBe(branch, .objectiveCPlusPlus) }

  /// Whether two branches exclude each other.
  func exclude(_ one: Int, _ other: Int) -> Bool {
    let chosen = Dictionary(path(one).map { (branches[$0].group, $0) }, uniquingKeysWith: { first, _ in first })
    return path(other).contains { branch in chosen[branches[branch].group].map { $0 != branch } ?? false }
  }

  /// A branch and those around it, the innermost first.
  func path(_ branch: Int) -> [Int] {
    var path: [Int] = []
    var at = branch
    while at >= 0, path.count <= branches.count {
      path.append(at)
      at = groups[branches[at].group].parent
    }
    return path
  }
}
