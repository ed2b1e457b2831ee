import Testing

@testable import Headers
@testable import RuleCards

struct TableTests {
  @Test func `Every line of the tables is read`() {
    #expect(ObjectiveCTable.builtIn.unreadable == [])
    #expect(ObjectiveCTable.builtIn.entries.count > 4_000)
  }

  @Test(arguments: [
    ("NSArray", ObjectiveCTable.Entry.classType(1)), ("NSDictionary", .classType(2)), ("UIView", .classType(0)),
    ("UITableViewDelegate", .protocolType), ("CGRect", .structure), ("NSNotificationName", .object),
    ("CGColorRef", .reference), ("UIViewContentMode", .enumeration), ("NSInteger", .number("long")),
    ("dispatch_block_t", .block),
  ])
  func `A name is what the SDK makes it`(name: String, entry: ObjectiveCTable.Entry) {
    #expect(ObjectiveCTable.builtIn.entries[name] == entry)
  }

  @Test func `Every definition is a macro`() {
    #expect(SystemFacts.builtIn.macros.count == ObjectiveCTable.builtIn.definitions.count)
  }

  @Test func `A line of no kind is told`() {
    #expect(ObjectiveCTable("nonsense A\nclass").unreadable == ["nonsense", "class"])
  }
}
