import TestKit
import Testing

@Suite("Objective-C: objects that are made on the way")
struct MadeByMessageTests {
  private static let tag = """
    @interface KiteTag : NSObject
    @property (nonatomic, copy, nonnull) NSString *text;
    @property (nonatomic, copy, nonnull) NSString *side;
    - (instancetype)initWithText:(NSString *)text side:(NSString *)side;
    + (KiteTag *)tagForText:(NSString *)text;
    - (NSString *)rendered;
    @end

    """

  @Test(
    "K2 a class of which only the header is known holds what it was made of",
    arguments: [
      ("KiteTag *t = [[KiteTag alloc] initWithText:self.kite.name side:self.kite.maker]; L = t.text;", ["name"]),
      ("KiteTag *t = [[KiteTag alloc] initWithText:self.kite.name side:self.kite.maker]; L = t.side;", ["maker"]),
      (
        "KiteTag *t = [[KiteTag alloc] initWithText:self.kite.name side:self.kite.maker]; L = [t rendered];",
        ["name", "maker"]
      ), ("KiteTag *t = [KiteTag tagForText:self.kite.name]; L = t;", ["name"]),
      ("KiteTag *t = [KiteTag new]; t.text = self.kite.name; L = [t rendered];", ["name"]),
    ])
  func headerAlone(statements: String, keys: [String]) {
    let text = statements.replacing("L =", with: "self.nameLabel.text =")
    #expect(KiteScreen(text, header: Self.tag).matched == keys)
  }

  @Test("K6 what a property of such a class was made of is not missing, whichever of them is the key")
  func heldByProperty() {
    let text =
      "self.tag = [[KiteTag alloc] initWithText:self.kite.name side:@\"a\"]; self.nameLabel.text = self.tag.text;"
    let screen = KiteScreen(
      text + " self.title = self.kite.maker;", declares: "@property (nonatomic, strong) KiteTag *tag;", header: Self.tag
    )
    #expect(screen.rows.contains("maker: matched"))
    #expect(!screen.rows.contains("name: missing"))
  }

  private static let box = """
    @interface KiteBox : NSObject
    @property (nonatomic, copy) NSString *text;
    @end
    @implementation KiteBox
    + (instancetype)boxWithText:(NSString *)text { KiteBox *box = [[self alloc] init]; box.text = text; return box; }
    + (instancetype)boxOf:(Kite *)kite torn:(BOOL)torn {
      if (torn) { return [KiteBox boxWithText:kite.maker]; }
      return [KiteBox boxWithText:kite.name];
    }
    @end
    """

  @Test("K2 what a factory method writes into what it makes shows where it is read")
  func factory() {
    let text = "self.nameLabel.text = [KiteBox boxWithText:self.kite.name].text;"
    #expect(KiteScreen(text, before: Self.box).matched == ["name"])
  }

  @Test("K2 of an object that is made in several places, each may be the one")
  func severalPlaces() {
    let text = "KiteBox *box = [KiteBox boxOf:self.kite torn:self.kite.torn]; self.nameLabel.text = box.text;"
    #expect(KiteScreen(text, before: Self.box).matched == ["name", "maker", "isTorn"])
  }
}
