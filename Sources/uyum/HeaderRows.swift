import Headers
import Reports

/// Headers as `dump headers` prints them: a row each property.
struct HeaderRows {
  let outlines: [HeaderOutline]

  /// Whether no property was found.
  var isEmpty: Bool { outlines.allSatisfy { $0.containers.allSatisfy(\.properties.isEmpty) } }

  /// A line each property.
  var text: String {
    var text = ""
    for outline in outlines {
      for container in outline.containers {
        for property in container.properties {
          let swift = property.swift.map { " " + $0.rawValue } ?? ""
          text += "\(oneLine(outline.path)):\(property.line): \(container.name).\(property.name): \(property.type)"
          text += " \(property.nullability.rawValue)\(swift) (\(property.attributes.joined(separator: ", ")))"
          text += property.reader == .text ? " by text\n" : "\n"
        }
      }
    }
    return text
  }

  /// All rows and the problems, as JSON.
  func json(_ problems: [(path: String, message: String)]) -> String {
    var json = JsonText()
    json.text = "{\"properties\": ["
    for outline in outlines {
      for container in outline.containers {
        for property in container.properties { json.row(outline.path, container, property) }
      }
    }
    json.text += "\n],\n\"problems\": ["
    for (index, problem) in problems.enumerated() {
      json.text += index == 0 ? "\n{" : ",\n{"
      json.string("path", problem.path, isFirst: true)
      json.string("message", problem.message)
      json.text += "}"
    }
    json.text += "]}\n"
    return json.text
  }
}

/// JSON while it is written.
private struct JsonText {
  var text = ""
  private var isFirstRow = true

  mutating func row(_ path: String, _ container: Container, _ property: HeaderProperty) {
    text += isFirstRow ? "\n{" : ",\n{"
    isFirstRow = false
    string("file", path, isFirst: true)
    text += ", \"line\": \(property.line)"
    string("container", container.name)
    string("kind", container.kind.rawValue)
    if let category = container.category { string("category", category) }
    string("name", property.name)
    string("type", property.type)
    string("nullability", property.nullability.rawValue)
    text += ", \"attributes\": [" + property.attributes.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    text += ", \"class\": \(property.isClass)"
    if let getter = property.getter { string("getter", getter) }
    if let setter = property.setter { string("setter", setter) }
    if property.isNullResettable { text += ", \"null_resettable\": true" }
    if property.isDeprecated { text += ", \"deprecated\": true" }
    if let isOptional = property.isOptional { text += ", \"optional\": \(isOptional)" }
    if property.isAlternative { text += ", \"alternative\": true" }
    if property.isFromMacro { text += ", \"fromMacro\": true" }
    if property.isCPlusPlus { string("language", "c++") }
    if let merged = property.merged {
      text += ", \"merged\": {\"nullability\": \"\(merged.nullability.rawValue)\", \"readonly\": \(merged.isReadonly)}"
    }
    if let swift = property.swift { string("swift", swift.rawValue) }
    if let swiftName = property.swiftName { string("swiftName", swiftName) }
    if let swiftContainer = container.swiftName { string("swiftContainer", swiftContainer) }
    string("by", property.reader.rawValue)
    text += "}"
  }

  mutating func string(_ name: String, _ value: String, isFirst: Bool = false) {
    text += (isFirst ? "\"" : ", \"") + name + "\": " + value.jsonQuoted
  }
}
