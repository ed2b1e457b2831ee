/// What is known of a value on one side, the model's or the screen's: doubt is a value of its own.
///
/// Two feeders exist: recorded texts, where equality is that of Swift's `String` (canonically equivalent texts are
/// one), and symbols of the source: a member as it is now, or what a screen writes on its own.
package enum Reading<Value: Hashable & Sendable>: Hashable, Sendable {
  /// There is none.
  case absent
  /// There is this one.
  case value(Value)
  /// It cannot be read with certainty, and why.
  case unreadable(Reason)
}

/// A verdict and, where nothing could be said, why.
package struct Judgement: Hashable, Sendable {
  /// What the comparison says.
  package var verdict: Verdict
  /// Why it is unmeasured; nil for every other verdict, but for `spokenOnly` beside missing.
  package var reason: Reason?

  /// A verdict with its reason.
  package init(_ verdict: Verdict, _ reason: Reason? = nil) {
    self.verdict = verdict
    self.reason = reason
  }
}

/// The verdict function, the only one (V1). Where both sides are unreadable, the screen's reason stands.
package func verdict<Value>(model: Reading<Value>, shown: Reading<Value>) -> Judgement {
  switch (model, shown) {
  case (_, .unreadable(let reason)), (.unreadable(let reason), _): Judgement(.unmeasured, reason)
  case (.value(let model), .value(let shown)): Judgement(model == shown ? .matched : .stale)
  case (.value, .absent): Judgement(.missing)
  case (.absent, .value): Judgement(.extra)
  case (.absent, .absent): Judgement(.unmeasured, .neither)
  }
}
