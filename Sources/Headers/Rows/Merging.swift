/// Puts together what several files say of one class.
enum Merging {
  private struct Key: Hashable {
    let container: String
    let name: String
    let isClass: Bool
  }

  /// Outlines whose class extensions know what they redeclare, and whose containers know their class's Swift name.
  static func merged(_ outlines: [HeaderOutline]) -> [HeaderOutline] {
    var declared: [Key: [(path: String, property: HeaderProperty)]] = [:]
    var swiftNames: [String: String] = [:]
    for outline in outlines {
      for container in outline.containers where container.kind == .interface {
        if let name = container.swiftName { swiftNames[container.name] = name }
        for property in container.properties {
          let key = Key(container: container.name, name: property.name, isClass: property.isClass)
          declared[key, default: []].append((outline.path, property))
        }
      }
    }
    return outlines.map { outline in
      var outline = outline
      let isSource = outline.path.hasSuffix(".m") || outline.path.hasSuffix(".mm")
      for index in outline.containers.indices {
        let container = outline.containers[index]
        if container.kind != .protocolType, !isSource, container.swiftName == nil {
          outline.containers[index].swiftName = swiftNames[container.name]
        }
        guard container.kind == .classExtension else { continue }
        for position in container.properties.indices {
          let property = container.properties[position]
          let key = Key(container: container.name, name: property.name, isClass: property.isClass)
          guard let first = nearest(declared[key] ?? [], outline.path) else { continue }
          outline.containers[index].properties[position].merged = HeaderProperty.Merged(
            nullability: first.nullability, isReadonly: property.attributes.contains("readonly"))
        }
      }
      return outline
    }
  }

  /// Of several classes of one name, that of the same file, else of one beside it with the same stem, else the first.
  private static func nearest(_ found: [(path: String, property: HeaderProperty)], _ path: String) -> HeaderProperty? {
    let stem = stem(path)
    return (found.first { $0.path == path } ?? found.first { self.stem($0.path) == stem } ?? found.first)?.property
  }

  private static func stem(_ path: String) -> Substring { path.prefix { _ in true }.split(separator: ".").first ?? "" }
}
