extension Report {
  /// A screen that has no pair.
  package struct Unpaired: Hashable, Sendable, Encodable {
    /// The screen.
    package var screen: String
    /// The screens of the other framework that may be its other half; none is chosen.
    package var candidates: [Candidate]

    /// One, by its members.
    package init(
      screen: String,
      candidates: [Candidate] = []
    ) {
      self.screen = screen
      self.candidates = candidates
    }
  }

  /// A screen that may be the other half.
  package struct Candidate: Hashable, Sendable, Encodable {
    /// The candidate.
    package var screen: String
    /// What speaks for it.
    package var why: CandidateWhy
    /// The line to paste above the screen, as `// uyum:pair DoorScreen`.
    package var paste: String

    /// One, by its members.
    package init(
      screen: String,
      why: CandidateWhy,
      paste: String
    ) {
      self.screen = screen
      self.why = why
      self.paste = paste
    }
  }

  /// A place where one framework stands inside the other.
  package struct Seam: Hashable, Sendable, Encodable {
    /// How they are joined.
    package var kind: SeamKind
    /// The type that joins them.
    package var type: String
    /// The type that it is used in; null where that is not found.
    @Null package var outer: String?
    /// The type that stands inside; null where that is not found.
    @Null package var inner: String?
    /// How values keep up across it.
    package var freshness: Freshness
    /// The rule that proves a copy; present when freshness is `once`.
    package var rule: Fault?
    /// Where the two meet.
    package var site: Site
    /// What is handed across; for text alone, version 1 of the schema has no member for it.
    package var carries: [Carried] = []

    private enum CodingKeys: String, CodingKey { case kind, type, outer, inner, freshness, rule, site }

    /// One, by its members.
    package init(
      kind: SeamKind,
      type: String,
      outer: String?,
      inner: String?,
      freshness: Freshness = .unknown,
      rule: Fault? = nil,
      site: Site
    ) {
      self.kind = kind
      self.type = type
      self.outer = outer
      self.inner = inner
      self.freshness = freshness
      self.rule = rule
      self.site = site
    }
  }

  /// One argument that is handed across a seam.
  package struct Carried: Hashable, Sendable {
    /// Its label; nil where there is none.
    package var label: String?
    /// The expression as written.
    package var source: String
    /// Its type; nil where that is not known.
    package var type: String?

    /// One, by its members.
    package init(label: String?, source: String, type: String?) {
      self.label = label
      self.source = source
      self.type = type
    }
  }
}
