import Testing

@testable import Headers

struct ConditionTests {
  private static let names = ConditionNames(language: .objectiveC, prefersPhone: false) { $0 == "NS_ENUM" }

  private func truth(_ text: String, _ names: ConditionNames = names) -> Bool? {
    Condition.truth(HeaderTokens.words(Array(text.utf8), 0..<text.utf8.count), names)
  }

  @Test(arguments: [
    "1", "!0", "0x10", "__OBJC__", "__has_feature(nullability)", "defined(NS_ENUM)", "defined TARGET_OS_IPHONE",
    "defined(__has_feature) && __has_feature(objc_generics)", "ANYTHING || 1", "(2 > 1) && 3 == 3",
    "!defined(__cplusplus)",
  ])
  func `Certainly true`(text: String) { #expect(truth(text) == true) }

  @Test(arguments: ["0", "!1", "ANYTHING && 0", "0 && ANYTHING", "__cplusplus", "!__has_feature(nullability)", "1 > 2"])
  func `Certainly false`(text: String) { #expect(truth(text) == false) }

  @Test(arguments: [
    "TARGET_OS_IPHONE", "defined(DEBUG)", "VERSION < 100000", "!VERSION", "__has_include(<a/b.h>)", "A || B", "A && 1",
    "",
    "(", "1 +", "defined(", "1 1", "?", "A ? 1 : 0",
  ])
  func `May be either`(text: String) { #expect(truth(text) == nil) }

  @Test func `Objective-C++ defines its macro`() {
    let names = ConditionNames(language: .objectiveCPlusPlus, prefersPhone: false) { _ in false }
    #expect(truth("defined(__cplusplus)", names) == true)
  }

  @Test func `The preference for iOS decides platforms`() {
    let names = ConditionNames(language: .objectiveC, prefersPhone: true) { _ in false }
    #expect(truth("TARGET_OS_IOS", names) == true)
    #expect(truth("TARGET_OS_OSX", names) == false)
    #expect(truth("DEBUG", names) == nil)
  }

  @Test func `A condition deeper than is read may be either`() {
    #expect(truth(String(repeating: "(", count: 10_000) + "1") == nil)
    #expect(truth(String(repeating: "!", count: 10_000) + "1") == nil)
  }
}
