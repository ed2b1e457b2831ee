import Syntax

/// Messages, as calls, members and assignments.
extension ObjectiveCBodyReader {
  /// One part of a selector with what stands behind its colon.
  private struct Part {
    var name: String
    var arguments: [ValueID]
  }

  /// At a `[` where an operand is wanted.
  mutating func readMessage() -> ValueID {
    let start = at
    let close = partner(at)
    advance()
    guard at < close else {
      leaveBracket(close)
      return push(.unreadable(.unparsed), from: start)
    }
    let receiver = readAssignment()
    let end = at
    var parts: [Part] = []
    while at < close {
      let before = at
      let name = kind == .identifier ? text(at) : ""
      if kind == .identifier { advance() }
      guard kind == .colon || kind == .colonColon else {
        if !name.isEmpty, parts.isEmpty { parts.append(Part(name: name, arguments: [])) }
        break
      }
      advance()
      parts.append(Part(name: name, arguments: readValues(until: close)))
      guard at > before else { break }
    }
    leaveBracket(close)
    guard let first = parts.first else {
      noteBroken()
      return receiver
    }
    let name = ByteRange(Int(list.tokens[start].range.start), Int(list.tokens[min(end, lastIndex)].range.end))
    if first.arguments.isEmpty, parts.count == 1 { return answer(receiver, first.name, name, from: start) }
    return send(parts, to: receiver, name, from: start)
  }

  /// The values behind a colon; a list that ends with nil ends before it.
  private mutating func readValues(until close: Int) -> [ValueID] {
    var values = [readAssignment()]
    while kind == .comma, at < close {
      advance()
      values.append(readAssignment())
    }
    if values.count > 1, let last = values.last, facts.values[Int(last)] == .constant(.none) { values.removeLast() }
    return values
  }

  // MARK: Without arguments

  /// `[receiver name]`: a member, save for the words that make and keep objects.
  private mutating func answer(_ receiver: ValueID, _ name: String, _ place: ByteRange, from start: Int) -> ValueID {
    switch ObjectiveCWord(rawValue: name) {
    case .class:
      switch facts.values[Int(receiver)] {
      case .free(let type): return push(.type(type), from: start)
      case .selfObject: return receiver
      default: break
      }
    case .copy, .mutableCopy, .retain, .autorelease, .selfObject: return receiver
    case .new: return push(.call(receiver, []), from: start)
    case .initialize:
      if let type = allocated(receiver) { return push(.call(type, []), from: start) }
      let callee = push(.member(receiver, name, optional: false), place)
      return push(.call(callee, []), from: start)
    default: break
    }
    let member = push(.member(receiver, name, optional: false), from: start)
    bareMessage = member
    return member
  }

  /// The type of `[Type alloc]`.
  private func allocated(_ value: ValueID) -> ValueID? {
    guard case .member(let type, let name, _) = facts.values[Int(value)], name == ObjectiveCWord.alloc.rawValue else {
      return nil
    }
    return type
  }

  // MARK: With arguments

  private mutating func send(_ sent: [Part], to receiver: ValueID, _ place: ByteRange, from start: Int) -> ValueID {
    let parts = performed(sent) ?? sent
    if parts.count == 1, let value = parts[0].arguments.first, parts[0].arguments.count == 1 {
      if !isType(receiver), let property = objectiveCPropertyName(ofSetter: parts[0].name) {
        let target = push(.member(receiver, property, optional: false), place)
        return assign(value, to: target, from: start)
      }
      if let read = readKeyed(parts[0].name, value, of: receiver, from: start) { return read }
    }
    if parts.count == 2, let written = writeKeyed(parts, to: receiver, place, from: start) { return written }
    let base = allocated(receiver) ?? receiver
    let callee = push(.member(base, parts[0].name, optional: false), place)
    var arguments: [Argument] = []
    for (index, part) in parts.enumerated() {
      for (place, value) in part.arguments.enumerated() {
        let label = index == 0 || place > 0 || part.name.isEmpty ? nil : part.name
        arguments.append(Argument(label: label, value: value))
      }
    }
    return push(.call(callee, arguments), from: start)
  }

  /// Whether a value is a class by its name: `[Set setWithArray:a]` makes a set and sets nothing.
  private func isType(_ value: ValueID) -> Bool {
    guard case .free(let name) = facts.values[Int(value)] else { return false }
    return name.first?.isUppercase ?? false
  }

  /// Key-value coding by a constant key, subscripts by an object, and the question for a class.
  private mutating func readKeyed(
    _ selector: String, _ key: ValueID, of receiver: ValueID, from start: Int
  ) -> ValueID? {
    switch ObjectiveCMessage(rawValue: selector) {
    case .valueForKey, .valueForKeyPath: return path(key, of: receiver, from: start)
    case .objectForKey, .objectForKeyedSubscript:
      return push(.subscripted(receiver, [Argument(label: nil, value: key)]), from: start)
    case .isKindOfClass, .isMemberOfClass:
      guard case .type(let type) = facts.values[Int(key)] else { return nil }
      return push(.cast(receiver, type: type, .test), from: start)
    default: return nil
    }
  }

  private mutating func writeKeyed(
    _ parts: [Part], to receiver: ValueID, _ place: ByteRange, from start: Int
  ) -> ValueID? {
    guard let value = parts[0].arguments.first, let key = parts[1].arguments.first else { return nil }
    switch (ObjectiveCMessage(rawValue: parts[0].name), ObjectiveCMessage(rawValue: parts[1].name)) {
    case (.setValue, .forKey), (.setValue, .forKeyPath):
      guard let target = path(key, of: receiver, from: start) else { return nil }
      return assign(value, to: target, from: start)
    case (.setObject, .forKey), (.setObject, .forKeyedSubscript):
      let target = push(.subscripted(receiver, [Argument(label: nil, value: key)]), from: start)
      return assign(value, to: target, from: start)
    default: return nil
    }
  }

  /// `[x performSelector:@selector(show:at:) withObject:y withObject:z …]` as `[x show:y at:z]`: the method that a
  /// constant selector names, with the objects that it is handed where it takes them; nil for other messages.
  private func performed(_ parts: [Part]) -> [Part]? {
    guard ObjectiveCMessage(rawValue: parts[0].name)?.performs == true, let selector = parts[0].arguments.first,
      let names = selectorNames(selector), let first = names.first
    else { return nil }
    let takesObjects = source.text(facts.ranges[Int(selector)]).contains(":")
    guard takesObjects else { return [Part(name: first, arguments: [])] }
    var objects = parts.filter { $0.name == ObjectiveCMessage.withObject.rawValue }.compactMap(\.arguments.first)[...]
    return names.map { name in Part(name: name, arguments: objects.popFirst().map { [$0] } ?? []) }
  }

  /// The parts of the selector that a value is: `show` and `at` of `@selector(show:at:)`.
  private func selectorNames(_ value: ValueID) -> [String]? {
    guard case .call(let callee, let arguments) = facts.values[Int(value)],
      facts.values[Int(callee)] == .free("#" + ObjectiveCWord.selector.rawValue), let method = arguments.first,
      case .free(let name) = facts.values[Int(method.value)]
    else { return nil }
    let written = source.text(facts.ranges[Int(value)]).filter { !$0.isWhitespace && $0 != ")" }
    let rest = written.split(separator: ":", omittingEmptySubsequences: false).dropFirst().dropLast()
    return [name] + rest.map(String.init)
  }

  /// The text of a constant key, be it the name of a selector: `NSStringFromSelector(@selector(title))`.
  private func keyText(_ key: ValueID) -> String? {
    switch facts.values[Int(key)] {
    case .constant(.text(let text)): return text
    case .call(let callee, let arguments):
      guard facts.values[Int(callee)] == .free(ObjectiveCMessage.textOfSelector.rawValue), arguments.count == 1 else {
        return nil
      }
      return selectorNames(arguments[0].value)?.first
    default: return nil
    }
  }

  /// The members that a constant key path names; nil where it is no such path.
  private mutating func path(_ key: ValueID, of receiver: ValueID, from start: Int) -> ValueID? {
    guard let text = keyText(key), !text.isEmpty else { return nil }
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPath = names.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
    guard isPath, names.count < 16 else { return nil }
    var value = receiver
    for name in names { value = push(.member(value, String(name), optional: false), from: start) }
    return value
  }
}
