import Inventories

/// What one screen shows, written down by a team's own test, to be checked against the model it shows.
///
/// ```swift
/// var screen = Screen("TaskView")
/// screen.set("title", to: titleLabel.text)
/// screen.set("badge", to: badgeLabel.text)
/// let checked = screen.check("opened", model: ["title": task.title, "badge": nil])
/// #expect(checked.missing == 0 && checked.stale == 0 && checked.extra == 0, "\(checked)")
/// ```
///
/// A value is a text. No value is not the empty text: the empty text is a value.
public struct Screen: Hashable, Sendable {
  /// The screen's name, printed in front of each field.
  public let name: String
  private var keys: [String] = []
  private var shown: [String: String] = [:]

  /// A screen that shows nothing yet.
  public init(_ name: String) { self.name = name }

  /// Notes what the screen shows of a field; set again, the last value stands, and nil clears it.
  public mutating func set(_ key: String, to value: String?) {
    if !keys.contains(key) { keys.append(key) }
    shown[key] = value
  }

  /// Notes that the screen shows nothing of a field any more.
  public mutating func clear(_ key: String) { set(key, to: nil) }

  /// Compares what the screen shows with what the model holds.
  ///
  /// - Parameters:
  ///   - label: what happened, printed first on each line.
  ///   - model: the fields in the order in which they are to be printed, nil where the model has no value. Fields that
  ///     only the screen has follow in the order in which they were set first, as what the model does not have.
  public func check(_ label: String, model: KeyValuePairs<String, String?>) -> Checked {
    let others = keys.filter { key in !model.contains { $0.key == key } }
    let rows =
      model.map { Recording.Row(key: $0.key, model: $0.value, shown: shown[$0.key]) }
      + others.map { Recording.Row(key: $0, model: nil, shown: shown[$0]) }
    return Checked(Recording(checks: [Recording.Check(label: label, screen: name, rows: rows)]))
  }
}
