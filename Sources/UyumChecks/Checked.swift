import Inventories
import Reports

/// The verdicts of one check, or of several added up. There is no answer for a screen, only for its fields.
public struct Checked: Hashable, Sendable, CustomStringConvertible {
  /// One field's verdict.
  public enum Verdict: String, Hashable, Sendable {
    /// The model has a value and the screen shows it.
    case matched
    /// The model has a value and the screen shows another one.
    case stale
    /// The model has a value and the screen shows none.
    case missing
    /// The model has no value and the screen shows one.
    case extra
    /// Neither has a value; not counted.
    case unmeasured
  }

  /// The language of `lines`.
  public enum Language: Hashable, Sendable {
    case english
    case turkish
  }

  private let recording: Recording

  init(_ recording: Recording) { self.recording = recording }

  /// How many fields are matched.
  public var matched: Int { count(.matched) }
  /// How many fields show another value than the model's.
  public var stale: Int { count(.stale) }
  /// How many fields of the model are not shown.
  public var missing: Int { count(.missing) }
  /// How many fields are shown that the model does not have.
  public var extra: Int { count(.extra) }

  /// A field's verdict; nil where the field is in none of the checks, the first where it is in several.
  public func verdict(_ key: String) -> Verdict? {
    let row = recording.checks.lazy.flatMap(\.rows).first { $0.key == key }
    return row.flatMap { Verdict(rawValue: $0.judgement.verdict.rawValue) }
  }

  /// One line a field, then the four counts: what `uyum judge` prints.
  public func lines(_ language: Language = .english) -> String {
    render(recording.valueLines, language: language == .english ? .english : .turkish)
  }

  /// The lines in English.
  public var description: String { lines() }

  /// Both checks, with one joint count.
  public static func + (first: Checked, second: Checked) -> Checked {
    Checked(Recording(checks: first.recording.checks + second.recording.checks))
  }

  private func count(_ verdict: Inventories.Verdict) -> Int {
    recording.checks.lazy.flatMap(\.rows).count { $0.judgement.verdict == verdict }
  }
}
