extension Report {
  /// A type whose members a screen shows.
  package struct Model: Hashable, Sendable, Encodable {
    /// The type's name, in full.
    package var name: String
    /// The language it is declared in.
    package var language: ModelLanguage
    /// What sort of declaration it is.
    package var kind: ModelKind
    /// The file of the type's main declaration.
    package var file: String
    /// The line of the type's name in that declaration, from 1.
    package var line: Int
    /// The members in the order of their declaration, inherited ones first.
    package var fields: [Field]
    /// The other types that are one model with this one.
    @Sparse package var sameAs: [SameModel]

    /// One, by its members.
    package init(
      name: String,
      language: ModelLanguage,
      kind: ModelKind,
      file: String,
      line: Int,
      fields: [Field] = [],
      sameAs: [SameModel] = []
    ) {
      self.name = name
      self.language = language
      self.kind = kind
      self.file = file
      self.line = line
      self.fields = fields
      self.sameAs = sameAs
    }
  }

  /// Another type that is the same model, and what makes it so.
  package struct SameModel: Hashable, Sendable, Encodable {
    /// The other type.
    package var model: String
    /// What joins the two.
    package var why: SameModelWhy
    /// The initialiser or converter that joins them.
    package var site: Site?

    /// One, by its members.
    package init(
      model: String,
      why: SameModelWhy,
      site: Site? = nil
    ) {
      self.model = model
      self.why = why
      self.site = site
    }
  }

  /// One member of a model that a screen can read.
  package struct Field: Hashable, Sendable, Encodable {
    /// The member's name as Swift sees it.
    package var key: String
    /// Its declared type as written.
    package var type: String
    /// Whether the member can be nil.
    package var nullability: Nullability
    /// True for a stored property or an enum payload, false for what is computed.
    package var stored: Bool
    /// What read the declaration.
    package var by: ReadBy
    /// The member's name in its declaration.
    package var site: Site
    /// The members of other types that are one with it, as `Domain.Product.imageUrl`.
    @Sparse package var sameAs: [String]

    /// One, by its members.
    package init(
      key: String,
      type: String,
      nullability: Nullability,
      stored: Bool,
      by: ReadBy = .swift,
      site: Site,
      sameAs: [String] = []
    ) {
      self.key = key
      self.type = type
      self.nullability = nullability
      self.stored = stored
      self.by = by
      self.site = site
      self.sameAs = sameAs
    }
  }
}
