import Testing

@testable import Headers

@Suite("Types in Swift's spelling")
struct SwiftTypeTests {
  private static let names = ImportedNames(
    Library.tree(
      [
        "A.h": """
        NS_SWIFT_NAME(Tune)
        @interface SNGSong : NSObject
        @end
        @protocol Singable
        @end
        @interface Player : NSObject
        @end
        @protocol Player
        @end
        """
      ], library: nil
    ).outlines, system: .builtIn)

  @Test(arguments: [
    ("NSString *", "String"), ("NSMutableString *", "NSMutableString"), ("NSNumber *", "NSNumber"),
    ("NSDecimalNumber *", "NSDecimalNumber"), ("NSDate *", "Date"), ("NSURL *", "URL"), ("NSError *", "Error"),
    ("NSUserDefaults *", "UserDefaults"), ("UIColor *", "UIColor"), ("NSAttributedString *", "NSAttributedString"),
    ("BOOL", "Bool"), ("_Bool", "Bool"), ("NSInteger", "Int"), ("NSUInteger", "UInt"), ("int", "CInt"),
    ("unsigned int", "CUnsignedInt"), ("long", "Int"), ("unsigned long", "UInt"), ("long long", "CLongLong"),
    ("unsigned long long int", "CUnsignedLongLong"), ("signed char", "CSignedChar"), ("short int", "CShort"),
    ("int64_t", "Int64"), ("CGFloat", "CGFloat"), ("float", "Float"), ("double", "Double"),
    ("NSTimeInterval", "TimeInterval"), ("CGRect", "CGRect"), ("id", "Any"), ("Class", "AnyClass"),
    ("SEL", "Selector"), ("instancetype", "Self"), ("void *", "UnsafeMutableRawPointer"),
    ("const char *", "UnsafePointer<CChar>"), ("CGRect *", "UnsafeMutablePointer<CGRect>"),
  ])
  func `A system's type has Swift's name`(type: String, swift: String) {
    #expect(SwiftType.spelling(type, Self.names) == swift)
  }

  @Test(arguments: [
    ("NSArray *", "Array<Any>"), ("NSArray<NSString *> *", "Array<String>"),
    ("NSArray<NSArray<NSNumber *> *> *", "Array<Array<NSNumber>>"), ("NSDictionary *", "Dictionary<AnyHashable, Any>"),
    ("NSDictionary<NSString *, id> *", "Dictionary<String, Any>"), ("NSSet<NSURL *> *", "Set<URL>"),
    ("NSMutableArray<NSString *> *", "NSMutableArray<String>"), ("__kindof UIView *", "UIView"),
    ("NSArray<__kindof UIView *> *", "Array<UIView>"), ("NSString *const", "String"),
  ])
  func `Generic arguments are types of their own`(type: String, swift: String) {
    #expect(SwiftType.spelling(type, Self.names) == swift)
  }

  @Test(arguments: [
    ("SNGSong *", "Tune"), ("NSArray<SNGSong *> *", "Array<Tune>"), ("id<Singable>", "Singable"),
    ("id<Player>", "PlayerProtocol"), ("Player *", "Player"), ("UIView<Singable> *", "UIView"),
    ("id<Singable, Player>", "Singable & PlayerProtocol"), ("Stranger *", "Stranger"), ("ThemeKind", "ThemeKind"),
    ("enum Mood", "Mood"),
  ])
  func `A tree's type has the name that its header gives it`(type: String, swift: String) {
    #expect(SwiftType.spelling(type, Self.names) == swift)
  }

  @Test(arguments: [
    ("void (^)(void)", "(() -> Void)"), ("BOOL (^)(NSString *, NSInteger)", "((String, Int) -> Bool)"),
    ("void (^)(void (^)(NSError *), SNGSong *)", "((((Error) -> Void), Tune) -> Void)"),
    ("int (*)(const char *)", "((UnsafePointer<CChar>) -> CInt)"),
  ])
  func `A block is a function`(type: String, swift: String) {
    #expect(SwiftType.spelling(type, Self.names) == swift)
  }

  @Test(arguments: ["", "<", "NSArray<", "NSArray<NSArray<*", "void (^)(", "id<>", "((((", "* * *", "unsigned"])
  func `A broken type is read to its end`(type: String) {
    #expect(SwiftType.spelling(type, Self.names).utf8.count < 64)
  }
}
