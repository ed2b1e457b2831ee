import Inventories

/// SARIF 2.1.0, as far as uyum fills it.
private struct SarifLog: Encodable {
  struct Text: Encodable { var text: String }
  struct Rule: Encodable {
    var id: String
    var shortDescription: Text
  }
  struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }
  struct Tool: Encodable { var driver: Driver }
  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }
  struct Artifact: Encodable { var uri: String }
  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }
  struct Location: Encodable {
    var id: Int?
    var physicalLocation: Physical
  }
  struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Text
    var locations: [Location]
    var relatedLocations: [Location]
    var partialFingerprints: [String: String]
  }
  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }

  var version = "2.1.0"
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }
}

extension Report {
  /// The findings as SARIF 2.1.0.
  func sarif(_ language: Language) -> String {
    let used = Set(findings.map(\.rule))
    let rules = Fault.allCases.filter(used.contains).map {
      SarifLog.Rule(id: $0.rawValue, shortDescription: .init(text: language.meaning($0)))
    }
    let driver = SarifLog.Driver(name: tool.name, version: tool.version, rules: rules)
    let results = findings.map { $0.sarif(Sentences(language)) }
    return encoded(SarifLog(runs: [SarifLog.Run(tool: .init(driver: driver), results: results)]))
  }
}

extension Report.Finding {
  fileprivate func sarif(_ sentences: Sentences) -> SarifLog.Result {
    SarifLog.Result(
      ruleId: rule.rawValue, level: level.rawValue, message: .init(text: oneLine(sentences.text(message))),
      locations: sites.prefix(1).map { $0.sarif(id: nil) },
      relatedLocations: sites.dropFirst().enumerated().map { $0.element.sarif(id: $0.offset + 1) },
      partialFingerprints: ["uyum/v1": fingerprint])
  }
}

extension Report.Site {
  fileprivate func sarif(id: Int?) -> SarifLog.Location {
    SarifLog.Location(
      id: id,
      physicalLocation: .init(
        artifactLocation: .init(uri: uri), region: .init(startLine: line, startColumn: column)))
  }

  /// The path as a relative URI reference.
  private var uri: String {
    file.utf8.reduce(into: "") { text, byte in
      let scalar = UnicodeScalar(byte)
      let isPlain =
        byte < 128 && (scalar.properties.isAlphabetic || "0123456789-._~/+@".unicodeScalars.contains(scalar))
      let digits = String(byte, radix: 16, uppercase: true)
      text += isPlain ? String(scalar) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
}
