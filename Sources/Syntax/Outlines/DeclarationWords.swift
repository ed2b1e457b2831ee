/// The words of the language that a declaration's head is made of, and those that an operand follows.
enum DeclarationWord: Equatable, Sendable {
  // What a declaration of its kind follows.
  case structWord, classWord, actorWord, enumWord, protocolWord, extensionWord, varWord, letWord, funcWord
  case initWord, deinitWord, subscriptWord, caseWord, typealiasWord, associatedtypeWord, importWord
  case precedencegroupWord, operatorWord, macroWord

  // What may stand before one of those.
  case privateWord, fileprivateWord, internalWord, packageWord, publicWord, openWord, staticWord
  case overrideWord, lazyWord, weakWord, convenienceWord, indirectWord, finalWord, requiredWord
  case optionalWord, dynamicWord, mutatingWord, nonmutatingWord, consumingWord, borrowingWord, unownedWord
  case nonisolatedWord, isolatedWord, distributedWord, infixWord, prefixWord, postfixWord, asyncWord
  case constWord, localWord, oldConsumingWord, setterAccessWord, reasyncWord, sendingWord

  // Accessors and effects.
  case getWord, setWord, willSetWord, didSetWord, underscoredReadWord, underscoredModifyWord, readWord
  case modifyWord, unsafeAddressWord, unsafeMutableAddressWord, throwsWord, rethrowsWord

  // Specifiers of a type.
  case someWord, anyWord, inoutWord, repeatWord, eachWord, ownedWord, sharedWord

  // What an expression or a directive holds.
  case whereWord, isWord, asWord, inWord, tryWord, awaitWord, returnWord, throwWord, ifWord, elseWord
  case elseifWord, endifWord, switchWord, guardWord, whileWord, forWord, unsafeWord, sourceLocationWord

  /// Whether a declaration of this kind follows.
  var isIntroducer: Bool {
    switch self {
    case .structWord, .classWord, .actorWord, .enumWord, .protocolWord, .extensionWord, .varWord, .letWord,
      .funcWord, .initWord, .deinitWord, .subscriptWord, .caseWord, .typealiasWord, .associatedtypeWord,
      .importWord, .precedencegroupWord, .operatorWord, .macroWord:
      true
    default: false
    }
  }

  /// Whether it may stand before an introducer.
  var isModifier: Bool {
    switch self {
    case .privateWord, .fileprivateWord, .internalWord, .packageWord, .publicWord, .openWord, .staticWord,
      .overrideWord, .lazyWord, .weakWord, .convenienceWord, .indirectWord, .finalWord, .requiredWord,
      .optionalWord, .dynamicWord, .mutatingWord, .nonmutatingWord, .consumingWord, .borrowingWord,
      .unownedWord, .nonisolatedWord, .isolatedWord, .distributedWord, .infixWord, .prefixWord,
      .postfixWord, .asyncWord, .constWord, .localWord, .oldConsumingWord, .setterAccessWord, .reasyncWord,
      .sendingWord, .classWord:
      true
    default: false
    }
  }

  /// Whether it begins a declaration only if a name follows, being a name itself elsewhere.
  var isContextualIntroducer: Bool {
    self == .actorWord || self == .operatorWord || self == .macroWord || self == .precedencegroupWord
  }

  /// Whether an operand follows, on the next line if need be.
  var awaitsOperand: Bool {
    switch self {
    case .inWord, .tryWord, .awaitWord, .returnWord, .throwWord, .ifWord, .elseWord, .switchWord, .guardWord,
      .whileWord, .caseWord, .isWord, .asWord, .whereWord, .anyWord, .someWord, .repeatWord, .eachWord,
      .forWord, .unsafeWord, .letWord, .varWord, .inoutWord:
      true
    default: false
    }
  }
}

/// The words by their bytes.
struct DeclarationWords: Sendable {
  /// The one table.
  static let table = DeclarationWords()

  private static let rows: [(text: String, word: DeclarationWord)] = [
    ("struct", .structWord), ("class", .classWord), ("actor", .actorWord), ("enum", .enumWord),
    ("protocol", .protocolWord), ("extension", .extensionWord), ("var", .varWord), ("let", .letWord),
    ("func", .funcWord), ("init", .initWord), ("deinit", .deinitWord), ("subscript", .subscriptWord),
    ("case", .caseWord), ("typealias", .typealiasWord), ("associatedtype", .associatedtypeWord),
    ("import", .importWord), ("precedencegroup", .precedencegroupWord), ("operator", .operatorWord),
    ("macro", .macroWord), ("private", .privateWord), ("fileprivate", .fileprivateWord),
    ("internal", .internalWord), ("package", .packageWord), ("public", .publicWord), ("open", .openWord),
    ("static", .staticWord), ("override", .overrideWord), ("lazy", .lazyWord), ("weak", .weakWord),
    ("convenience", .convenienceWord), ("indirect", .indirectWord), ("final", .finalWord),
    ("required", .requiredWord), ("optional", .optionalWord), ("dynamic", .dynamicWord),
    ("mutating", .mutatingWord), ("nonmutating", .nonmutatingWord), ("consuming", .consumingWord),
    ("borrowing", .borrowingWord), ("unowned", .unownedWord), ("nonisolated", .nonisolatedWord),
    ("isolated", .isolatedWord), ("distributed", .distributedWord), ("infix", .infixWord),
    ("prefix", .prefixWord), ("postfix", .postfixWord), ("async", .asyncWord), ("_const", .constWord),
    ("_local", .localWord), ("__consuming", .oldConsumingWord), ("__setter_access", .setterAccessWord),
    ("reasync", .reasyncWord), ("sending", .sendingWord), ("get", .getWord), ("set", .setWord),
    ("willSet", .willSetWord), ("didSet", .didSetWord), ("_read", .underscoredReadWord),
    ("_modify", .underscoredModifyWord), ("read", .readWord), ("modify", .modifyWord),
    ("unsafeAddress", .unsafeAddressWord), ("unsafeMutableAddress", .unsafeMutableAddressWord),
    ("throws", .throwsWord), ("rethrows", .rethrowsWord), ("some", .someWord), ("any", .anyWord),
    ("inout", .inoutWord), ("repeat", .repeatWord), ("each", .eachWord), ("__owned", .ownedWord),
    ("__shared", .sharedWord), ("where", .whereWord), ("is", .isWord), ("as", .asWord), ("in", .inWord),
    ("try", .tryWord), ("await", .awaitWord), ("return", .returnWord), ("throw", .throwWord), ("if", .ifWord),
    ("else", .elseWord), ("elseif", .elseifWord), ("endif", .endifWord), ("switch", .switchWord),
    ("guard", .guardWord), ("while", .whileWord), ("for", .forWord), ("unsafe", .unsafeWord),
    ("sourceLocation", .sourceLocationWord),
  ]

  private let set: WordSet
  private let words: [DeclarationWord]

  private init() {
    set = WordSet(DeclarationWords.rows.map(\.text))
    words = DeclarationWords.rows.map(\.word)
  }

  /// The word that lies in a range; nil for any other name.
  @inline(__always)
  func word(in skimmer: Skimmer, _ range: ByteRange) -> DeclarationWord? {
    guard let index = set.index(skimmer.base + Int(range.start), range.count) else { return nil }
    return words[index]
  }
}
