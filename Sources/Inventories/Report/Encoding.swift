/// A member that is written as null when it is nil; other optional members are left out.
@propertyWrapper
package struct Null<Value: Hashable & Sendable & Encodable>: Hashable, Sendable, Encodable {
  /// The value, or nil for null.
  package var wrappedValue: Value?

  /// A member by its value.
  package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Writes the value or null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

/// A list that is left out when it is empty.
@propertyWrapper
package struct Sparse<Element: Hashable & Sendable & Encodable>: Hashable, Sendable, Encodable {
  /// The list.
  package var wrappedValue: [Element]

  /// A member by its value.
  package init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }

  /// Writes the list, also an empty one; it is the container that leaves an empty one out.
  package func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedEncodingContainer {
  /// Writes the list if anything is in it: synthesised encoders of this module call this for a `@Sparse` member.
  mutating func encode<Element>(_ list: Sparse<Element>, forKey key: Key) throws {
    if !list.wrappedValue.isEmpty { try encode(list.wrappedValue, forKey: key) }
  }
}
