import TestKit
import Testing

@Suite("Stores that are kept, and what is put into them")
struct KeptStoreTests {
  @Test("K2 what is put into a store under one key is not what is read of it under another")
  func userDefaults() {
    let methods = """
      - (void)viewDidLoad { self.nameLabel.text = [self.defaults stringForKey:@"place"]; self.title = self.kite.maker; }
      - (void)save { [self.defaults setObject:self.kite.name forKey:@"last"]; }
      """
    let rows = KiteScreen(methods: methods, declares: "@property (nonatomic, strong) NSUserDefaults *defaults;").rows
    #expect(rows.contains("maker: matched"))
    #expect(rows.contains("name: missing"))
  }

  @Test("K2 of bytes their number is no content")
  func bytes() {
    let text = """
      NSData *data = [NSData dataWithBytes:[self.kite.name UTF8String] length:self.kite.span];
      self.nameLabel.text = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
      """
    #expect(KiteScreen(text).matched == ["name"])
  }

  @Test("K2 a store that an object was made with is no value that it shows")
  func madeWith() {
    let methods = """
      - (void)viewDidLoad {
        self.client = [[RemoteClient alloc] initWithContext:self.stack.context name:self.kite.name];
        self.nameLabel.text = self.client.user.mail;
      }
      """
    let stack =
      "@interface KiteStack : NSObject\n@property (nonatomic, strong) NSManagedObjectContext *context;\n@end\n"
    let rows = KiteScreen(
      methods: methods,
      declares: "@property (nonatomic, strong) RemoteClient *client;\n@property (nonatomic, strong) KiteStack *stack;",
      header: stack
    ).rows
    #expect(!rows.contains("context: matched"))
    #expect(rows.contains { $0.hasPrefix("name: matched") })
  }
}
