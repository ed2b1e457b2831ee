import Testing

@testable import Headers

struct DeclaratorTests {
  private static let noMacros = Macros { _ in nil }

  private func readings(_ text: String) -> [TextReading] {
    TextReading.readings(HeaderTokens.words(Array(text.utf8), 0..<text.utf8.count), Self.noMacros)
  }

  @Test(arguments: [
    ("NSString *name", "name", "NSString *"),
    ("(nonatomic) unsigned flags", "flags", "unsigned int"),
    ("long long int big", "big", "long long"),
    ("char const *text", "text", "const char *"),
    ("void (^done)(NSData *data, NSError *_Nullable error)", "done", "void (^)(NSData *, NSError *)"),
    ("int (*compare)(const void *, const void *)", "compare", "int (*)(const void *, const void *)"),
    ("NSDictionary<NSString *, NSArray<Item *> *> *groups", "groups", "NSDictionary<NSString *, NSArray<Item *> *> *"),
    ("__weak id<NSCopying> owner", "owner", "id<NSCopying>"),
    ("TK_OLD NSString *old", "old", "NSString *"),
    ("NSString *old TK_DEPRECATED(\"since 2\", [a b])", "old", "NSString *"),
    ("NSString *old __attribute__((deprecated(\"x\")))", "old", "NSString *"),
    ("TK_KIND kind", "kind", "TK_KIND"),
    ("struct Opaque *opaque", "opaque", "struct Opaque *"),
  ])
  func `A declaration gives its name and its type`(text: String, name: String, type: String) {
    let readings = readings(text)
    #expect(readings.map(\.name) == [name])
    #expect(readings.map { Declarator.spelling($0.type) } == [type])
  }

  @Test func `Each declarator has its own star`() {
    let readings = readings("(copy) NSString *left, *_Nullable right")
    #expect(readings.map(\.name) == ["left", "right"])
    #expect(readings.map { Declarator.spelling($0.type) } == ["NSString *", "NSString *"])
    #expect(readings.map(\.written) == [nil, .nullable])
  }

  @Test func `Attributes come without nullability words, selectors apart`() throws {
    let reading = try #require(readings("(nonatomic, nullable, getter = isOn, setter=turnOn:) id on").first)
    #expect(reading.attributes == ["getter", "nonatomic", "setter"])
    #expect(reading.getter == "isOn")
    #expect(reading.setter == "turnOn:")
    #expect(reading.written == .nullable)
  }

  @Test(arguments: ["", ";", "(", "()", "(nonatomic", "* *", "^", "(^", "<<<<", ")", "](", "NSString", "(copy),,,"])
  func `What is no declaration gives no name that it lacks`(text: String) {
    for reading in readings(text) { #expect(text.contains(reading.name)) }
  }
}
