import Syntax

/// What a finding says, by its parameters: the sentence, in either language, is Reports' work.
///
/// Screens, models and keys are named in full; `model` is nil where the key belongs to no model.
package enum Message: Hashable, Sendable {
  /// One screen shows what the other one leaves out; `shownBy` is nil where a lone screen is judged.
  case missing(key: String, screen: String, shownBy: String?, model: String?)
  /// Neither screen of a pair that is declared complete shows it.
  case missingOnBoth(key: String, legacy: String, migrated: String, model: String?)
  /// The migrated screen shows what the legacy one did not.
  case newOnMigrated(key: String, legacy: String, migrated: String, model: String?)
  /// Visible on the legacy screen, only spoken on the migrated one.
  case spokenOnly(key: String, legacy: String, migrated: String)
  /// The screen shows an older value; `proof` is the rule that proves it.
  case stale(key: String, screen: String, model: String?, proof: Fault?)
  /// A showing that follows has copies beside it.
  case copyBeside(key: String, screen: String, proof: Fault)
  /// The screen shows what the model does not have.
  case extra(key: String, screen: String, model: String?)
  /// As nil the screen keeps what the previous object left there.
  case keptWhenNil(key: String, screen: String)
  /// As nil the screen prints `Optional(…)`, `nil` or `(null)`.
  case printsNil(key: String, screen: String)
  /// As nil the screen crashes.
  case unwrapsNil(key: String, screen: String)
  /// The object's own debug text is shown.
  case printsObject(key: String, screen: String, model: String?)
  /// A localisation key is shown that was to be looked up.
  case printsKey(key: String, screen: String)
  /// A layout's static text stands where a member was to be shown.
  case printsPlaceholder(key: String, screen: String, text: String)
  /// A condition is written under a condition and never written back.
  case oneWayCondition(key: String, screen: String)
  /// The position is the identity of rows.
  case indexIdentity(screen: String)
  /// A side cannot be read with certainty.
  case unmeasured(key: String, screen: String, reason: Reason)
  /// Only one screen of a pair reads the member that decides.
  case oneSidedCondition(key: String, on: String, notOn: String)
  /// A `uyum:ignore` comment without a reason.
  case ignoreWithoutReason(key: String)
  /// A `uyum:ignore` comment that silences no row.
  case ignoresNothing(key: String)
  /// A model's property is lost, changed or contradicted; `model` is nil where the place is in no model.
  case model(Fault, model: String?, key: String?, detail: Report.ModelDetail?)
  /// A fault of a kind without a sentence of its own: the rule's, about a subject.
  case fault(Fault, subject: String)
  /// What makes views run again without need.
  case recompute(RecomputeMessage)
}

/// The sentences for messages and problems, given to an encoder in its `userInfo`; Reports has the only one.
package protocol Wording: Sendable {
  /// The sentence of a finding's message.
  func text(_ message: Message) -> String
  /// The sentence of a problem.
  func text(_ problem: Problem) -> String
}

extension Encoder {
  /// The wording that the encoder was given; nil where none was.
  var wording: (any Wording)? {
    CodingUserInfoKey(rawValue: wordingKey).flatMap { userInfo[$0] as? any Wording }
  }
}

/// The name of the `userInfo` entry that holds the `Wording`.
package let wordingKey = "uyum.wording"
