import CRuleFiles

/// The names of layout documents: one kind a line, then its names; a line `framework NAME RUNTIME…` begins the lines of
/// one framework, and `any` is part of all of them.
package struct LayoutTable: Sendable {
  /// The names of one framework's documents.
  package struct Framework: Sendable {
    /// Its name.
    package var name: String
    /// The target runtimes that its documents name.
    package var runtimes: [String] = []
    /// The elements by their names; `*` stands for every object.
    package var elements: [String: LayoutElement] = [:]
    /// What the elements of a group are, by the group's name or `element/group`.
    package var cells: [String: LayoutCell] = [:]
    /// What segues do, by their kind.
    package var segues: [String: SegueEffect] = [:]
    /// What bindings do, by their name.
    package var bindings: [String: BindingEffect] = [:]
    /// What objects stand for, by their identifier.
    package var placeholders: [String: LayoutPlaceholder] = [:]
    /// The outlets that the framework's own classes have.
    package var outlets: Set<String> = []
    /// The keys under which a pattern stands that shows nothing itself.
    package var patterns: Set<String> = []
    /// The elements that say that an object is not spoken, by element and key.
    package var mutes: Set<String> = []
    /// The names of values that replace one another, each with the first of them.
    package var groups: [String: String] = [:]

    /// The names of values that stand beside what a view shows.
    package var asides: Set<String> = []
    /// The names in key paths that stand for an object of what a controller or a list holds.
    package var pathElements: Set<String> = []
    /// The bindings that give a controller or a list what it holds.
    package var contents: Set<String> = []
  }

  /// The frameworks, each with what is common to all.
  package private(set) var frameworks: [Framework] = []
  /// What is common to all.
  package private(set) var common = Framework(name: LayoutTable.any)
  /// Lines that could not be read; empty for the built-in table, which a test holds.
  package private(set) var unreadable: [String] = []

  private static let any = "any"

  /// The table that comes with the program.
  package static let builtIn = LayoutTable(embedded)

  /// The text of the embedded tables.
  package static var embedded: String {
    var text = ""
    var place = 0
    while true {
      let file = uyum_layout_table_at(place)
      guard file.path != nil else { return text }
      text += String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
      place += 1
    }
  }

  /// Reads a table.
  package init(_ text: String) {
    var current = common
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "framework", words.count > 1 {
        keep(current)
        current = words[1] == Self.any ? common : common.named(words[1], Array(words.dropFirst(2)))
      } else if words.count < 2 || !current.read(words[0], Array(words.dropFirst())) {
        unreadable.append(String(line))
      }
    }
    keep(current)
  }

  private mutating func keep(_ framework: Framework) {
    if framework.name == Self.any { common = framework } else { frameworks.append(framework) }
  }

  /// The name that stands for a value and all that replace it, whichever framework it is of.
  package func group(of name: String) -> String {
    frameworks.lazy.compactMap { $0.groups[name] }.first ?? name
  }

  /// The framework whose documents name this target runtime.
  package func framework(for runtime: String) -> Framework? { frameworks.first { $0.runtimes.contains(runtime) } }
}

extension LayoutTable.Framework {
  fileprivate func named(_ name: String, _ runtimes: [String]) -> Self {
    var copy = self
    copy.name = name
    copy.runtimes = runtimes
    return copy
  }

  /// Reads one line; whether it could be read.
  fileprivate mutating func read(_ kind: String, _ names: [String]) -> Bool {
    let rest = names.dropFirst()
    switch kind {
    case "class": for name in rest { elements[name, default: LayoutElement()].kind = .object(names[0]) }
    case "group": for name in names { elements[name, default: LayoutElement()].kind = .group }
    case "skip": for name in names { elements[name, default: LayoutElement()].kind = .skipped }
    case "cell": for name in names { elements[name, default: LayoutElement()].isCell = true }
    case "minor": for name in names { elements[name, default: LayoutElement()].isMinor = true }
    case "part": elements[names[0], default: LayoutElement()].parts += rest
    case "mute": for name in rest { mutes.insert(names[0] + "/" + name) }
    case "same": for name in names { groups[name] = names[0] }
    case "aside": asides.formUnion(names)
    case "element": pathElements.formUnion(names)
    case "holds": contents.formUnion(names)
    case "outlet": outlets.formUnion(names)
    case "pattern": patterns.formUnion(names)
    case "cells": return LayoutCell(rawValue: names[0]).map { cell in rest.forEach { cells[$0] = cell } } != nil
    case "segue": return SegueEffect(rawValue: names[0]).map { effect in rest.forEach { segues[$0] = effect } } != nil
    case "binding":
      return BindingEffect(rawValue: names[0]).map { effect in rest.forEach { bindings[$0] = effect } } != nil
    case "placeholder":
      return LayoutPlaceholder(rawValue: names[0]).map { place in rest.forEach { placeholders[$0] = place } } != nil
    default:
      guard let shown = LayoutElement.Shown.Kind(rawValue: kind) else { return false }
      elements[names[0], default: LayoutElement()].shown += rest.map { LayoutElement.Shown(shown, $0) }
    }
    return true
  }
}

extension LayoutElement.Shown {
  /// A value as a table spells it: `attribute`, `attribute=sink`, `attribute@tableKey` or `attribute=sink@tableKey`.
  fileprivate init(_ kind: Kind, _ word: String) {
    let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = parts[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    self.init(
      kind: kind, attribute: names[0], sink: names[names.count - 1],
      tableKey: parts.count > 1 ? parts[1] : names[0])
  }
}
