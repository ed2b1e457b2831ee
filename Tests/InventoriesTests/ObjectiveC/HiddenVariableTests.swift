import TestKit
import Testing

@Suite("Objective-C: variables that only their class can reach")
struct HiddenVariableTests {
  private static let service = """
    @interface KiteService ()
    @property (nonatomic) NSInteger attempts;
    @end
    @implementation KiteService { BOOL _busy; }
    - (NSString *)label { return _busy ? @"busy" : @"idle"; }
    - (void)go { self.attempts = 3; }
    @end
    """
  private static let header = """
    @interface KiteService : NSObject
    @property (nonatomic, copy, nonnull) NSString *current;
    @property (nonatomic, readonly) NSString *label;
    @property (nonatomic, copy, nonnull) NSString *other;
    - (void)go;
    @end

    """

  @Test("P5 V4 what no header announces is no member that a screen can read, and no doubt")
  func hidden() {
    let text = "self.nameLabel.text = self.service.current; [Unknown attach:self.nameLabel to:self.service];"
    let rows = KiteScreen(
      text, declares: "@property (nonatomic, strong) KiteService *service;", header: Self.header,
      before: Self.service
    ).rows
    #expect(rows.contains { $0.hasPrefix("current: matched") })
    #expect(rows.contains("other: unmeasured (handed-on)"))
    #expect(!rows.contains { $0.hasPrefix("busy:") || $0.hasPrefix("attempts:") })
  }
}
