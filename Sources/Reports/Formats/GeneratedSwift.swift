import Inventories
import Migrations

/// One file of generated Swift.
package struct GeneratedFile: Hashable, Sendable {
  /// Its name.
  package let name: String
  /// Its text; a line feed ends it.
  package let text: String
}

extension GenerationPlan {
  /// The files: what all models share first, where the tree has it not, then three for each model.
  package func files() -> [GeneratedFile] {
    var shared: [String] = []
    if !hasSwiftNamespace {
      shared.append("/// What the API answers.\nenum \(Self.swiftNamespace) {}\n")
    }
    if !hasDomainNamespace {
      shared.append("/// The app's own models.\nenum \(Self.domainNamespace) {}\n")
    }
    let namespaces =
      shared.isEmpty ? [] : [GeneratedFile(name: "Namespaces.swift", text: shared.joined(separator: "\n"))]
    let extraction = hasExtraction ? [] : [GeneratedFile(name: "\(Self.extractor).swift", text: Self.extraction)]
    return namespaces + extraction + models.flatMap { ModelText($0).files }
  }

  /// A protocol for each source, and the one extractor.
  private static let extraction = """
    /// A domain model that is made from an Objective-C model.
    protocol \(oldProtocol) {
      associatedtype OldModel
      init(from model: OldModel)
    }

    /// A domain model that is made from a Swift model.
    protocol \(newProtocol) {
      associatedtype Model
      init(model: Model)
    }

    /// Makes domain models from what clients answer.
    enum \(extractor) {
      static func extract<Target: \(oldProtocol)>(_ models: [Target.OldModel]) -> [Target] {
        models.map { Target(from: $0) }
      }

      static func extract<Target: \(newProtocol)>(_ models: [Target.Model]) -> [Target] {
        models.map { Target(model: $0) }
      }
    }

    """
}

/// Writes the Swift of one model.
private struct ModelText {
  let plan: ModelPlan

  init(_ plan: ModelPlan) { self.plan = plan }

  private var swiftName: String { "\(GenerationPlan.swiftNamespace).\(plan.name)" }
  private var domainName: String { "\(GenerationPlan.domainNamespace).\(plan.name)" }

  var files: [GeneratedFile] {
    [
      GeneratedFile(name: "\(swiftName).swift", text: swiftModel),
      GeneratedFile(name: "\(domainName).swift", text: domainModel),
      GeneratedFile(name: "\(domainName)+Sources.swift", text: initialisers),
    ]
  }

  /// The properties that the API answers.
  private var decoded: [ModelPlan.Property] { plan.properties.filter { !$0.keys.isEmpty } }
  private var isNested: Bool { decoded.contains { $0.keys.count > 1 } }
  private var isRenamed: Bool { decoded.contains { $0.keys != [$0.name] } }

  // MARK: The Swift model

  private var swiftModel: String {
    var lines = decoded.map { property in
      "    let \(spelled(property.name)): \(type(property, in: GenerationPlan.swiftNamespace))"
        + (property.isGuess ? "  // a number of any kind in the header: told by the name" : "")
    }
    lines += notes
    if isNested {
      lines += ["", NestedKeys(decoded).text(type)]
    } else if isRenamed {
      lines += ["", "    enum CodingKeys: String, CodingKey {"] + decoded.map(caseLine) + ["    }"]
    }
    return """
      import Foundation

      extension \(GenerationPlan.swiftNamespace) {
        /// What the API answers of \(plan.header).
        struct \(spelled(plan.name)): Decodable {
      \(lines.joined(separator: "\n"))
        }
      }

      """
  }

  private func caseLine(_ property: ModelPlan.Property) -> String {
    let key = property.keys[0]
    return "      case \(spelled(property.name))" + (key == property.name ? "" : " = \(quoted(key))")
  }

  /// What has no type that decodes.
  private var notes: [String] {
    plan.leftOut.map { "    // \($0.name), \(oneLine($0.type)): left out, for it has no type that decodes" }
  }

  // MARK: The domain model

  private var domainModel: String {
    let lines = plan.properties.map { property in
      let word = property.keys.isEmpty ? "var" : "let"
      return "    \(word) \(spelled(property.name)): \(domainType(property))"
    }
    return """
      import Foundation

      extension \(GenerationPlan.domainNamespace) {
        /// \(plan.name) as the app knows it, whatever it comes from.
        struct \(spelled(plan.name)) {
      \((lines + notes).joined(separator: "\n"))
        }
      }

      """
  }

  /// What the API does not have is set afterwards, so it may be nil until then.
  private func domainType(_ property: ModelPlan.Property) -> String {
    let type = type(property, in: GenerationPlan.domainNamespace)
    return property.keys.isEmpty && !property.isOptional ? type + "?" : type
  }

  // MARK: Initialisers

  private var initialisers: String {
    """
    import Foundation

    extension \(domainName): \(GenerationPlan.oldProtocol) {
      init(from model: \(plan.header)) {
    \(plan.properties.map { "    \(spelled($0.name)) = \(fromOld($0))" }.joined(separator: "\n"))
      }
    }

    extension \(domainName): \(GenerationPlan.newProtocol) {
      init(model: \(swiftName)) {
    \(plan.properties.map { "    \(spelled($0.name)) = \(fromSwift($0))" }.joined(separator: "\n"))
      }
    }

    """
  }

  private func fromOld(_ property: ModelPlan.Property) -> String {
    let read = "model.\(spelled(property.name))"
    let mark = property.isOptional ? "?" : ""
    switch (property.type, property.reading) {
    case (.model(let name), _): return made(read, property, name, "from")
    case (.models(let name), _): return "\(read)\(mark).map { \(GenerationPlan.domainNamespace).\(name)(from: $0) }"
    case (_, .asIs): return read
    case (_, .member(let member)): return "\(read)\(mark).\(member)"
    case (.value(let type), .converted): return "\(type)(\(read))"
    case (.value(let type), .rawValue): return "\(type)(\(read).rawValue)"
    }
  }

  private func fromSwift(_ property: ModelPlan.Property) -> String {
    if property.keys.isEmpty { return "nil" }
    let read = "model.\(spelled(property.name))"
    switch property.type {
    case .model(let name): return made(read, property, name, "model")
    case .models(let name):
      return "\(read)\(property.isOptional ? "?" : "").map { \(GenerationPlan.domainNamespace).\(name)(model: $0) }"
    case .value: return read
    }
  }

  private func made(_ read: String, _ property: ModelPlan.Property, _ name: String, _ label: String) -> String {
    let type = "\(GenerationPlan.domainNamespace).\(name)"
    return property.isOptional ? "\(read).map { \(type)(\(label): $0) }" : "\(type)(\(label): \(read))"
  }

  private func type(_ property: ModelPlan.Property, in namespace: String) -> String {
    let type =
      switch property.type {
      case .value(let name): name
      case .model(let name): "\(namespace).\(name)"
      case .models(let name): "[\(namespace).\(name)]"
      }
    return property.isOptional ? type + "?" : type
  }
}

/// Writes how a model decodes whose keys lie at several depths.
private struct NestedKeys {
  private let properties: [ModelPlan.Property]
  /// The paths of the containers, the outermost first.
  private let paths: [[String]]

  init(_ properties: [ModelPlan.Property]) {
    self.properties = properties
    var paths: [[String]] = [[]]
    for property in properties {
      for length in 1..<max(property.keys.count, 1) where !paths.contains(Array(property.keys.prefix(length))) {
        paths.append(Array(property.keys.prefix(length)))
      }
    }
    self.paths = paths.sorted { ($0.count, $0.joined(separator: ".")) < ($1.count, $1.joined(separator: ".")) }
  }

  func text(_ type: (ModelPlan.Property, String) -> String) -> String {
    let keys = paths.map(keysOf)
    let containers = paths.map(container)
    let values = properties.map { value($0, type($0, GenerationPlan.swiftNamespace)) }
    let body = (containers + values).map { "      \($0)" }.joined(separator: "\n")
    return (keys + ["    init(from decoder: any Decoder) throws {\n\(body)\n    }"]).joined(separator: "\n\n")
  }

  /// The keys of one container: of the properties that lie in it, and of the containers in it.
  private func keysOf(_ path: [String]) -> String {
    var names: [String] = []
    let own = properties.filter { Array($0.keys.dropLast()) == path }.compactMap(\.keys.last)
    let inner = paths.filter { Array($0.dropLast()) == path && !$0.isEmpty }.compactMap(\.last)
    for name in own + inner where !names.contains(name) { names.append(name) }
    let cases = names.map { "      case \(caseName($0)) = \(quoted($0))" }
    return "    private enum \(keysName(path)): String, CodingKey {\n\(cases.joined(separator: "\n"))\n    }"
  }

  private func container(_ path: [String]) -> String {
    guard let last = path.last else { return "let root = try decoder.container(keyedBy: \(keysName(path)).self)" }
    let outer = Array(path.dropLast())
    let make = "nestedContainer(keyedBy: \(keysName(path)).self, forKey: .\(caseName(last)))"
    if isRequired(path) { return "let \(variable(path)) = try \(variable(outer)).\(make)" }
    let mark = isRequired(outer) ? "" : "?"
    return "let \(variable(path)) = try? \(variable(outer))\(mark).\(make)"
  }

  /// Whether something in a container has to be there.
  private func isRequired(_ path: [String]) -> Bool {
    path.isEmpty || properties.contains { !$0.isOptional && Array($0.keys.prefix(path.count)) == path }
  }

  private func value(_ property: ModelPlan.Property, _ type: String) -> String {
    let path = Array(property.keys.dropLast())
    let key = caseName(property.keys.last ?? property.name)
    let plain = property.isOptional ? String(type.dropLast()) : type
    let call = property.isOptional ? "decodeIfPresent" : "decode"
    let mark = isRequired(path) ? "" : "?"
    return "\(spelled(property.name)) = try \(variable(path))\(mark).\(call)(\(plain).self, forKey: .\(key))"
  }

  private func keysName(_ path: [String]) -> String {
    path.isEmpty ? "CodingKeys" : path.map { capitalised(caseName($0)) }.joined() + "Keys"
  }

  private func variable(_ path: [String]) -> String {
    guard let first = path.first else { return "root" }
    return ([caseName(first)] + path.dropFirst().map { capitalised(caseName($0)) }).joined() + "Container"
  }

  /// A key as Swift names a case: `address_line` is `addressLine`.
  private func caseName(_ key: String) -> String {
    let words = key.split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return "key" }
    let name = ([String(first)] + words.dropFirst().map { capitalised(String($0)) }).joined()
    return name.first?.isNumber == true ? "key\(name)" : name.prefix(1).lowercased() + name.dropFirst()
  }

  private func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

/// A text as a literal.
private func quoted(_ text: String) -> String {
  "\"" + oneLine(text).reduce(into: "") { $0 += "\"\\".contains($1) ? "\\\($1)" : String($1) } + "\""
}

/// A name as Swift takes it: a word of the language stands between backticks.
private func spelled(_ name: String) -> String { languageWords.contains(name) ? "`\(name)`" : name }

private let languageWords: Set<String> = [
  "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
  "internal",
  "let", "open", "operator", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias",
  "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
  "repeat", "return", "switch", "where", "while", "as", "catch", "false", "is", "nil", "super", "self", "Self", "throw",
  "throws", "true", "try", "Type", "Protocol",
]
