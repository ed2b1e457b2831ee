import Syntax

extension Report {
  /// One thing to look at, with its proof.
  package struct Finding: Hashable, Sendable {
    /// The rule that was broken.
    package var rule: Fault
    /// How grave it is: error, warning or note.
    package var level: Level
    /// What is wrong and what mends it.
    package var message: Message
    /// The screen it is about; nil where it is about none.
    package var screen: String?
    /// The model it is about; nil where it is about none.
    package var model: String?
    /// The field it is about; nil where it is about none.
    package var key: String?
    /// The channel it is about; nil where it is about none.
    package var channel: Channel?
    /// Where to look, the place it is reported at first; never empty.
    package var sites: [Site]

    /// One, by its members.
    package init(
      rule: Fault,
      level: Level,
      message: Message,
      screen: String? = nil,
      model: String? = nil,
      key: String? = nil,
      channel: Channel? = nil,
      sites: [Site]
    ) {
      self.rule = rule
      self.level = level
      self.message = message
      self.screen = screen
      self.model = model
      self.key = key
      self.channel = channel
      self.sites = sites
    }
  }
}

extension Report.Finding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case rule, level, message, screen, model, key, channel, sites
  }

  /// Writes the finding; its sentence comes from the encoder's `Wording`, else the rule's id stands there.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(level, forKey: .level)
    try container.encode(encoder.wording?.text(message) ?? rule.rawValue, forKey: .message)
    try container.encodeIfPresent(screen, forKey: .screen)
    try container.encodeIfPresent(model, forKey: .model)
    try container.encodeIfPresent(key, forKey: .key)
    try container.encodeIfPresent(channel, forKey: .channel)
    try container.encode(sites, forKey: .sites)
  }
}

extension Problem: Encodable {
  private enum CodingKeys: String, CodingKey { case path, line, code, message }

  /// Writes the problem; its sentence comes from the encoder's `Wording`, else its code stands there.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(path, forKey: .path)
    try container.encodeIfPresent(line, forKey: .line)
    try container.encode(code.rawValue, forKey: .code)
    try container.encode(encoder.wording?.text(self) ?? code.rawValue, forKey: .message)
  }
}
