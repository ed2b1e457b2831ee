import Layouts
import Reports

/// One line of `dump layouts`: what stands at a place, with its values by name.
struct LayoutRow {
  var path: String
  var place: LayoutPlace
  /// What it is: `object`, `outlet`, `value`.
  var kind: String
  /// Its values; those that it has not are left out.
  var values: [(name: String, value: String)]

  init(_ path: String, _ place: LayoutPlace, _ kind: String, _ values: [(String, String?)]) {
    self.path = path
    self.place = place
    self.kind = kind
    self.values = values.compactMap { name, value in value.map { (name, $0) } }
  }

  /// A line of text.
  var text: String {
    let words = values.map { name, value in " \(name)=\(Self.isPlain(value) ? value : value.jsonQuoted)" }
    return "\(oneLine(path)):\(place.line):\(place.column): \(kind)\(words.joined())\n"
  }

  private static func isPlain(_ value: String) -> Bool {
    !value.isEmpty && value.utf8.allSatisfy { $0 > 32 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  /// An object of JSON.
  var json: String {
    let head = "{\"file\": \(path.jsonQuoted), \"line\": \(place.line), \"col\": \(place.column)"
    let members = values.map { name, value in ", \"\(name)\": \(value.jsonQuoted)" }
    return head + ", \"kind\": \"\(kind)\"" + members.joined() + "}"
  }

  /// A flag as a value: nothing where it is not set.
  static func flag(_ isSet: Bool) -> String? { isSet ? "yes" : nil }
}

extension LayoutRow {
  /// The rows of a document.
  static func rows(_ layout: Layout) -> [LayoutRow] {
    let rows = LayoutRows(layout: layout)
    let all = rows.head + rows.objects + rows.connections + rows.shown + rows.details
    return all.map { place, kind, values in LayoutRow(layout.path, place, kind, values) }
  }

  /// The rows of a string table.
  static func rows(_ table: StringTable) -> [LayoutRow] {
    table.entries.map { entry in
      let variants = entry.variants.map { ($0.variable.isEmpty ? $0.name : $0.variable + "." + $0.name, $0.text) }
      let head: [(String, String?)] = [
        ("table", table.name), ("language", table.language), ("key", entry.key), ("text", entry.text),
      ]
      return LayoutRow(table.path, LayoutPlace(line: entry.line), "string", head + variants.map { ($0, .some($1)) })
    }
  }
}

/// A document's rows, without its path.
struct LayoutRows {
  typealias Row = (place: LayoutPlace, kind: String, values: [(String, String?)])

  let layout: Layout

  /// The document itself and its scenes.
  var head: [Row] {
    let document: [(String, String?)] = [
      ("type", layout.kind.rawValue), ("runtime", layout.runtime), ("framework", layout.framework),
      ("initial", layout.initial), ("launchScreen", LayoutRow.flag(layout.isLaunchScreen)),
    ]
    return [(LayoutPlace(line: 1), "document", document)]
      + layout.scenes.map { ($0.place, "scene", [("id", $0.id), ("controller", $0.controller.map(name))]) }
  }

  var objects: [Row] {
    let hidden = layout.hiddenForGood
    return layout.objects.enumerated().map { index, object in
      let own: [(String, String?)] = [
        ("id", object.id), ("element", object.element), ("class", object.className), ("module", object.customModule),
        ("key", object.key), ("in", object.parent.map { layout.objects[$0].id }),
        ("placeholder", object.placeholder?.rawValue), ("cell", object.cell?.rawValue),
        ("reuse", object.reuseIdentifier), ("label", object.userLabel),
      ]
      let more: [(String, String?)] = [
        ("storyboardIdentifier", object.storyboardIdentifier), ("storyboard", object.storyboardName),
        ("reference", object.referencedIdentifier), ("hidden", LayoutRow.flag(hidden[index])),
        ("muted", LayoutRow.flag(object.isMuted)),
      ]
      return (object.place, "object", own + more)
    }
  }

  /// Outlets, actions and segues.
  var connections: [Row] {
    let outlets: [Row] = layout.outlets.map {
      let kind = $0.isPart ? "part" : $0.isCollection ? "outletCollection" : "outlet"
      return ($0.place, kind, [("owner", name($0.owner)), ("property", $0.property), ("destination", $0.destination)])
    }
    let actions: [Row] = layout.actions.map {
      ($0.place, "action", [("source", name($0.source)), ("selector", $0.selector), ("target", $0.target)])
    }
    return outlets + actions
      + layout.segues.map {
        let what: [(String, String?)] = [
          ("source", name($0.source)), ("segue", $0.kind), ("does", $0.effect?.rawValue),
          ("destination", $0.destination), ("identifier", $0.identifier), ("relationship", $0.relationship),
          ("unwind", $0.unwindAction),
        ]
        return ($0.place, "segue", what)
      }
  }

  /// Values and bindings.
  var shown: [Row] {
    layout.values.map {
      let what: [(String, String?)] = [
        ("view", name($0.view)), ("sink", $0.sink), ("part", $0.part), ("text", $0.text), ("tableKey", $0.tableKey),
        ("attributed", LayoutRow.flag($0.isAttributed)), ("variation", $0.variation),
      ]
      return ($0.place, $0.kind.rawValue, what)
    }
      + layout.bindings.map {
        let what: [(String, String?)] = [
          ("view", name($0.view)), ("name", $0.name), ("does", $0.effect?.rawValue), ("keyPath", $0.keyPath),
          ("destination", $0.destination),
        ]
        return ($0.place, "binding", what + $0.options.map { ($0.name, $0.value) })
      }
  }

  /// Runtime attributes, variations, and what no table knows.
  var details: [Row] {
    let attributes: [Row] = layout.attributes.map {
      let what: [(String, String?)] = [
        ("owner", name($0.owner)), ("keyPath", $0.keyPath), ("type", $0.type), ("value", $0.value),
      ]
      return ($0.place, "attribute", what)
    }
    let variations: [Row] = layout.variations.map { variation in
      let lists: [(String, String?)] = [
        ("with", variation.included.joined(separator: ",")), ("without", variation.excluded.joined(separator: ",")),
      ]
      let what: [(String, String?)] = [("owner", name(variation.owner)), ("sizeClasses", variation.key)]
      return (variation.place, "variation", what + variation.attributes.map { ($0.name, $0.value) } + lists)
    }
    return attributes + variations
      + layout.unmeasured.map { ($0.place, "unmeasured", [("element", $0.name), ("count", String($0.count))]) }
  }

  /// What an object is called: its class and its id.
  private func name(_ index: Int) -> String {
    let object = layout.objects[index]
    return (object.className ?? object.element) + (object.id.isEmpty ? "" : " " + object.id)
  }
}
