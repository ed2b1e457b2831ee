import Syntax

/// `#if` and its kin.
extension BodyReader {
  /// The index of the first token behind a directive's line; its condition may go on over lines behind an operator.
  func endOfDirective(_ start: Int) -> Int {
    var index = start + 1
    if kind(start) == .poundEndif || kind(start) == .poundElse { return min(index, lastIndex) }
    while index < lastIndex {
      let isContinued = kind(index - 1) == .binaryOperator || kind(index) == .binaryOperator
      if buffer.tokens[index].atLineStart && !isContinued { return index }
      index = partner(index) + 1
    }
    return min(index, lastIndex)
  }

  /// Steps over directives, where the reader stands at some.
  mutating func skipDirective() {
    while isDirective(at) && at < lastIndex { at = endOfDirective(at) }
  }

  /// Whether a token begins a directive.
  func isDirective(_ index: Int) -> Bool {
    switch kind(index) {
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: true
    default: false
    }
  }

  /// `#if` between statements: all branches are read, and a name declared in several of them is one local. Where
  /// each branch is one expression, so is the whole.
  mutating func readConditionalStatements(until end: Int, inSwitch: Bool) -> Outcome {
    let statement = nextStatement()
    let outerNames = sharedNames
    let outerGuard = guarded
    sharedNames = sharedNames ?? scopes.mark
    defer {
      sharedNames = outerNames
      guarded = outerGuard
    }
    var branch = 0
    var sole: [Int]? = []
    while at < end && isDirective(at) {
      let isEnd = kind == .poundEndif
      let start = at
      at = min(endOfDirective(at), end)
      if isEnd { break }
      let isElse = kind(start) == .poundElse
      guarded = outerGuard
      guarded = pushGuard([], .other, branch: branch, isElse: isElse, statement: statement, rangeFrom(start))
      let outcome = readStatements(until: end, inSwitch: inSwitch)
      if let more = outcome.sole { sole?.append(contentsOf: more) } else { sole = nil }
      branch += 1
    }
    return Outcome(sole: sole)
  }
}
