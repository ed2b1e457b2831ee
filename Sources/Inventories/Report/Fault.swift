/// A kind of fault, the `rule` of rows, sides and findings, the same on both frameworks; `uyum explain` explains it.
package enum Fault: String, Hashable, Sendable, Encodable, CaseIterable {
  /// The model has a value and the screen does not show it.
  case missing
  /// The screen shows what the model does not have.
  case extra
  /// The screen shows another value than the model has, and only the values say so.
  case stale
  /// A side cannot be read with certainty; the reason says why.
  case unmeasured
  /// A condition that one screen of a pair has and the other never reads.
  case oneSidedCondition = "one-sided-condition"
  /// A representable reads it when it makes its view, controller or coordinator, and in no update.
  case makeOnly = "make-only"
  /// Written in `viewDidLoad` or `init` alone while the model can change.
  case writtenOnce = "written-once"
  /// `@State` or `@StateObject` initialised from an input, which later inputs do not reach.
  case seededOnce = "seeded-once"
  /// Loaded into state in `onAppear`, or in a `task` whose id says less than the input.
  case loadNotKeyed = "load-not-keyed"
  /// Kept in step by `onReceive` or `onChange`, which do not run off screen.
  case onScreenOnly = "on-screen-only"
  /// The object publishes, and the view that reads the member neither subscribes nor has an input that
  /// changes with it: a plain property, `@State` around it, an object inside the observed one.
  case unobservedModel = "unobserved-model"
  /// A member of an observed object changes without publishing: computed from a plain object, a custom wrapper.
  case unpublishedMember = "unpublished-member"
  /// An observed object that nobody keeps: made in a `body` or as a default value, new on each pass.
  case unownedModel = "unowned-model"
  /// A sink on `$x` reads `x` again, before the new value is set.
  case sinkBeforeSet = "sink-before-set"
  /// State that only a sheet's content reads: the first presentation has the value from before.
  case lateSheetRead = "late-sheet-read"
  /// A `==` that leaves out a shown member decides whether the screen is told.
  case partialEquality = "partial-equality"
  /// A view kept as a value goes on showing what it was built with, beside a showing that follows.
  case storedView = "stored-view"
  /// As nil neither written nor cleared: what the previous object left stays.
  case keptWhenNil = "kept-when-nil"
  /// Written under a condition and never written back where the view is used again: of a field stale, of a
  /// condition a finding.
  case oneWayWrite = "one-way-write"
  /// As nil the screen prints `Optional(…)`, `nil` or `(null)`.
  case printsNil = "prints-nil"
  /// As nil the screen crashes.
  case unwrapsNil = "unwraps-nil"
  /// An object's own debug text is shown (`description` that the model inherits).
  case printsObject = "prints-object"
  /// A localisation key is shown that was to be looked up.
  case printsKey = "prints-key"
  /// A layout's static text in an outlet that no code writes, where a member was to be shown.
  case printsPlaceholder = "prints-placeholder"
  /// The position is the identity of rows, alone or beside the element's own.
  case indexIdentity = "index-identity"
  /// A copy, rebuild, archive, mapping or initialiser leaves a property behind.
  case notCarried = "not-carried"
  /// A mapping names a property that the model does not have.
  case mapsUnknown = "maps-unknown"
  /// The header says nonnull and the implementation returns nil.
  case nonnullContradicted = "nonnull-contradicted"
  /// The header does not say whether it can be nil.
  case unaudited
  /// Nullable at the source, not optional at the target.
  case nullabilityNarrowed = "nullability-narrowed"
  /// Nonnull at the source, optional at the target.
  case nullabilityWidened = "nullability-widened"
  /// A fraction goes through an integer.
  case numberTruncates = "number-truncates"
  /// An integer goes through a narrower one.
  case numberOverflows = "number-overflows"
  /// An exact number goes through a binary fraction of fewer digits.
  case numberLosesPrecision = "number-loses-precision"
  /// `as?` or `as!` of a number to a type that may not hold it exactly: nil or a crash.
  case numberExactCast = "number-exact-cast"
  /// The same property under another name.
  case renamed
  /// A domain model that decodes or knows the API.
  case domainDecodes = "domain-decodes"
  /// A property that the Swift or domain model lacks although both screens agree.
  case lostInModel = "lost-in-model"
  /// A view observes an object and reads nothing of it.
  case observedNotRead = "observed-not-read"
  /// A view observes an object and reads some of its members.
  case observedTooBroad = "observed-too-broad"
  /// A view depends on the whole environment and reads some of it.
  case environmentTooBroad = "environment-too-broad"
  /// An input that holds a closure or a get/set binding, so the view runs on every pass.
  case neverEqualInput = "never-equal-input"
  /// State written through a copy of its wrapper that no view installed.
  case writesCopy = "writes-copy"
  /// A `uyum:ignore` comment that silences no row, or gives no reason.
  case ignoresNothing = "ignores-nothing"
}
