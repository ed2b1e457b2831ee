import CClang

/// A loaded libclang. Safe to use from several threads; it stays loaded until the program ends.
package struct ClangLibrary: @unchecked Sendable {
  /// The file it was loaded from.
  package let path: String
  /// What it calls itself.
  package let version: String
  let handle: OpaquePointer

  /// Loads a file; nil where it is no libclang or lacks one of the functions that are used.
  package init?(path: String) {
    guard let handle = CClangLoad(path) else { return nil }
    var text = [CChar](repeating: 0, count: 256)
    CClangVersion(handle, &text, text.count)
    self.path = path
    self.handle = handle
    version = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Parses a unit; nil where libclang gave up. Offsets count from the end of the first `skipped` bytes.
  func read(_ bytes: [UInt8], skipped: Int, _ language: Language, wantsPretty: Bool) -> ClangUnit? {
    var unit = ClangUnit(skipped: skipped)
    let isWhole = bytes.withUnsafeBytes { buffer -> Bool in
      guard let start = buffer.bindMemory(to: CChar.self).baseAddress else { return false }
      let input = CClangInput(
        bytes: start, count: buffer.count, skipped: UInt32(skipped), isCPlusPlus: language == .objectiveCPlusPlus,
        wantsPretty: wantsPretty)
      return withUnsafeMutablePointer(to: &unit) { unit in
        CClangRead(
          handle, input, unit,
          { context, severity, offset, text in
            context?.assumingMemoryBound(to: ClangUnit.self).pointee.add(Int(severity), Int(offset), text)
          },
          { context, record in
            context?.assumingMemoryBound(to: ClangUnit.self).pointee.add(record.pointee)
          })
      }
    }
    return isWhole ? unit : nil
  }
}

/// What libclang says of one unit: flat records, an outer one before those inside it.
struct ClangUnit {
  struct Diagnostic {
    let offset: Int
    let text: String
  }

  struct Record {
    let kind: ClangKind
    let depth: Int
    let start: Int
    let end: Int
    let nameOffset: Int
    let isInMacro: Bool
    let isOptional: Bool
    let hasDefinition: Bool
    let nullability: Nullability
    let attributes: Int
    let canonicalKind: Int
    let availability: Int
    let name: String
    let type: String
    let getter: String
    let setter: String
    let pretty: String
  }

  let skipped: Int
  /// The errors, in order; their offsets may be negative: then they stand in what was put in front.
  private(set) var errors: [Diagnostic] = []
  private(set) var records: [Record] = []

  init(skipped: Int) { self.skipped = skipped }

  fileprivate mutating func add(_ severity: Int, _ offset: Int, _ text: UnsafePointer<CChar>) {
    let firstError = 3
    guard severity >= firstError, errors.count < 2_000 else { return }
    errors.append(Diagnostic(offset: offset - skipped, text: String(cString: text)))
  }

  fileprivate mutating func add(_ record: CClangRecord) {
    guard let kind = ClangKind(record.kind) else { return }
    records.append(
      Record(
        kind: kind, depth: Int(record.depth), start: Int(record.start) - skipped, end: Int(record.end) - skipped,
        nameOffset: Int(record.nameOffset) - skipped, isInMacro: record.isInMacro, isOptional: record.isOptional,
        hasDefinition: record.hasDefinition,
        nullability: ClangUnit.nullability(record.nullability), attributes: Int(record.attributes),
        canonicalKind: Int(record.canonicalKind), availability: Int(record.availability),
        name: String(cString: record.name), type: String(cString: record.type), getter: String(cString: record.getter),
        setter: String(cString: record.setter), pretty: String(cString: record.pretty)))
  }

  private static func nullability(_ number: Int32) -> Nullability {
    switch number {
    case 0: .nonnull
    case 1, 4: .nullable
    case 2: .unspecified
    default: .none
    }
  }
}

/// The kinds of cursors that are read; the numbers are libclang's.
enum ClangKind: Sendable {
  case enumeration, enumerationCase, interface, category, protocolType, property, instanceMethod, classMethod
  case typedef, superclass, protocolReference, classReference, annotation, unavailable, other

  init?(_ number: Int32) {
    switch number {
    case 5: self = .enumeration
    case 7: self = .enumerationCase
    case 11: self = .interface
    case 12: self = .category
    case 13: self = .protocolType
    case 14: self = .property
    case 16: self = .instanceMethod
    case 17: self = .classMethod
    case 20: self = .typedef
    case 40: self = .superclass
    case 41: self = .protocolReference
    case 42: self = .classReference
    case 406: self = .annotation
    default: self = .other
    }
  }

  /// Whether a canonical type of this number of libclang's is a pointer to Swift.
  static func isPointer(_ canonical: Int) -> Bool { [27, 28, 29, 101, 102, 109].contains(canonical) }
}
