/// Something that could not be read, or only in part; parsing returns these beside its value and goes on.
public struct Problem: Hashable, Sendable {
  /// The codes of the report, named as in its schema.
  public enum Code: String, Sendable, CaseIterable {
    case notFound = "not-found"
    case cannotRead = "cannot-read"
    case notText = "not-text"
    case invalidUTF8 = "invalid-utf8"
    case brokenSyntax = "broken-syntax"
    case tooDeep = "too-deep"
    case linkCycle = "link-cycle"
    case noLibclang = "no-libclang"
    case headerInPart = "header-in-part"
    case noScreen = "no-screen"
    case badConfiguration = "bad-configuration"
    case unknownSetting = "unknown-setting"
    case unknownName = "unknown-name"
    case git
  }

  /// What kind of problem it is.
  public let code: Code
  /// The file or folder; nil where the problem is about none.
  public let path: String?
  /// The line, from 1; nil where it is about the whole file.
  public let line: Int?
  /// What the wording needs: a name, a count, an errno text; the sentence itself is Reports' work.
  public let detail: String

  /// A problem of one kind about one place.
  public init(_ code: Code, path: String? = nil, line: Int? = nil, detail: String = "") {
    self.code = code
    self.path = path
    self.line = line
    self.detail = detail
  }
}
