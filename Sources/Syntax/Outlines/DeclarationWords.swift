/// The words of the language that a declaration's head is made of, and those that an operand follows.
enum DeclarationWord: String, CaseIterable, Sendable {
  case structWord = "struct", classWord = "class", actorWord = "actor", enumWord = "enum"
  case protocolWord = "protocol", extensionWord = "extension"
  case varWord = "var", letWord = "let", funcWord = "func", initWord = "init", deinitWord = "deinit"
  case subscriptWord = "subscript", caseWord = "case", typealiasWord = "typealias"
  case associatedtypeWord = "associatedtype", importWord = "import"
  case precedencegroupWord = "precedencegroup", operatorWord = "operator", macroWord = "macro"

  case privateWord = "private", fileprivateWord = "fileprivate", internalWord = "internal", packageWord = "package"
  case publicWord = "public", openWord = "open", staticWord = "static", overrideWord = "override", lazyWord = "lazy"
  case weakWord = "weak", convenienceWord = "convenience", indirectWord = "indirect", finalWord = "final"
  case requiredWord = "required", optionalWord = "optional", dynamicWord = "dynamic", mutatingWord = "mutating"
  case nonmutatingWord = "nonmutating", consumingWord = "consuming", borrowingWord = "borrowing"
  case unownedWord = "unowned", nonisolatedWord = "nonisolated", isolatedWord = "isolated"
  case distributedWord = "distributed", infixWord = "infix", prefixWord = "prefix", postfixWord = "postfix"
  case asyncWord = "async", constWord = "_const", localWord = "_local", consumingOldWord = "__consuming"
  case setterAccessWord = "__setter_access", reasyncWord = "reasync", sendingWord = "sending"

  case getWord = "get", setWord = "set", willSetWord = "willSet", didSetWord = "didSet", readWord = "_read"
  case modifyWord = "_modify", plainReadWord = "read", plainModifyWord = "modify"
  case unsafeAddressWord = "unsafeAddress", unsafeMutableAddressWord = "unsafeMutableAddress"
  case throwsWord = "throws", rethrowsWord = "rethrows"

  case someWord = "some", anyWord = "any", inoutWord = "inout", repeatWord = "repeat", eachWord = "each"
  case ownedWord = "__owned", sharedWord = "__shared"

  case whereWord = "where", isWord = "is", asWord = "as", inWord = "in", tryWord = "try", awaitWord = "await"
  case returnWord = "return", throwWord = "throw", ifWord = "if", elseWord = "else", elseifWord = "elseif"
  case endifWord = "endif", switchWord = "switch", guardWord = "guard", whileWord = "while", forWord = "for"
  case sourceLocationWord = "sourceLocation", unsafeWord = "unsafe"

  /// Whether a declaration of this kind follows.
  var isIntroducer: Bool { DeclarationWords.introducers.contains(self) }

  /// Whether it may stand before an introducer.
  var isModifier: Bool { DeclarationWords.modifiers.contains(self) }

  /// Whether it begins a declaration only if a name follows, being a name itself elsewhere.
  var isContextualIntroducer: Bool {
    self == .actorWord || self == .operatorWord || self == .macroWord || self == .precedencegroupWord
  }

  /// Whether an operand follows, on the next line if need be.
  var awaitsOperand: Bool { DeclarationWords.beforeOperands.contains(self) }
}

/// The words by their bytes.
struct DeclarationWords: Sendable {
  /// The one table.
  static let table = DeclarationWords()

  fileprivate static let introducers: Set<DeclarationWord> = [
    .structWord, .classWord, .actorWord, .enumWord, .protocolWord, .extensionWord, .varWord, .letWord, .funcWord,
    .initWord, .deinitWord, .subscriptWord, .caseWord, .typealiasWord, .associatedtypeWord, .importWord,
    .precedencegroupWord, .operatorWord, .macroWord,
  ]
  fileprivate static let modifiers: Set<DeclarationWord> = [
    .privateWord, .fileprivateWord, .internalWord, .packageWord, .publicWord, .openWord, .staticWord, .overrideWord,
    .lazyWord, .weakWord, .convenienceWord, .indirectWord, .finalWord, .requiredWord, .optionalWord, .dynamicWord,
    .mutatingWord, .nonmutatingWord, .consumingWord, .borrowingWord, .unownedWord, .nonisolatedWord, .isolatedWord,
    .distributedWord, .infixWord, .prefixWord, .postfixWord, .asyncWord, .constWord, .localWord, .consumingOldWord,
    .setterAccessWord, .reasyncWord, .sendingWord, .classWord,
  ]
  fileprivate static let beforeOperands: Set<DeclarationWord> = [
    .inWord, .tryWord, .awaitWord, .returnWord, .throwWord, .ifWord, .elseWord, .switchWord, .guardWord, .whileWord,
    .caseWord, .isWord, .asWord, .whereWord, .anyWord, .someWord, .repeatWord, .eachWord, .forWord, .unsafeWord,
    .letWord, .varWord, .inoutWord,
  ]

  private let set: WordSet
  private let words: [DeclarationWord]

  private init() {
    words = DeclarationWord.allCases
    set = WordSet(words.map(\.rawValue))
  }

  /// The word that lies in a range; nil for any other name.
  @inline(__always)
  func word(in skimmer: Skimmer, _ range: ByteRange) -> DeclarationWord? {
    guard let index = set.index(skimmer.base + Int(range.start), range.count) else { return nil }
    return words[index]
  }
}
