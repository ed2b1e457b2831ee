import Syntax
import Testing

/// The outline of Objective-C as lines of text, as `picture` draws Swift's.
private func check(_ text: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
  #expect(picture(Source(path: "text.m", text)) == expected, sourceLocation: location)
}

@Suite struct ObjectiveCOutlineTests {
  @Test func `Classes, extensions and implementations hold their members`() {
    check(
      """
      @interface Card : UIView <Shop, NSCoding>
      @property (nonatomic, copy, nullable) NSString *name;
      - (void)fill:(Task *)task;
      @end
      @interface Card () { UILabel *_hint, *plain; }
      @property (weak) IBOutlet UILabel *titleLabel;
      @end
      @implementation Card
      - (void)fill:(Task *)task with:(int)count { }
      @end
      @implementation Card (More)
      + (instancetype)cardFor:(Task *)task { return nil; }
      @end
      @protocol Shop <NSObject>
      @optional
      - (void)open;
      @end
      @class Task;
      """,
      """
      classType Card is UIView; Shop; NSCoding
        nonatomic copy nullable variable name: NSString *
        function fill(_ task: Task *): void
      extensionOf Card
        variable hint: UILabel *
        variable plain: UILabel *
        weak IBOutlet weak variable titleLabel: UILabel *
      extensionOf Card
        function fill(_ task: Task *, with count: int): void
      extensionOf Card
        static function cardFor(_ task: Task *): instancetype
      protocolType Shop is NSObject
        function open: void
      """)
  }

  @Test func `A method without parameters is a getter, setTitle: a setter`() {
    check(
      """
      @interface Card ()
      @property UILabel *label;
      @end
      @implementation Card
      - (UILabel *)label { if (!_label) { _label = [UILabel new]; } return _label; }
      - (NSString *)text { return @""; }
      - (void)setTitle:(NSString *)title { self.label.text = title; }
      - (void)setup { }
      @end
      """,
      """
      extensionOf Card
        variable label: UILabel *
      extensionOf Card
          getter label: UILabel *
        private variable _label: UILabel *
        variable text: NSString *
          getter text: NSString *
        variable setTitle: NSString *
          setter setTitle(_ title: NSString *): void
        function setup: void
      """)
    let outline = outline(
      Source(path: "a.m", "@implementation A\n- (void)setTitle:(int)a {}\n- (void)setURL:(id)a {}\n@end"))
    #expect(outline.spellings.values.sorted() == ["URL", "title"])
    #expect(outline.language == .objectiveC)
  }

  @Test func `A method that an interface announces and the file has stands once`() {
    check(
      "@interface A : B\n- (void)run;\n- (void)other;\n@end\n@implementation A\n- (void)run { }\n@end",
      "classType A is B\n  function other: void\nextensionOf A\n  function run: void")
  }

  @Test func `Initialisers are named by their selectors`() {
    check(
      """
      @implementation A
      - (instancetype)initWithTask:(Task *)t style:(S)s { return self; }
      - (id)initial { return 1; }
      @end
      """,
      """
      extensionOf A
        initializer initWithTask(_ t: Task *, style s: S): instancetype
        variable initial: id
          getter initial: id
      """)
  }

  @Test func `What C declares stands at file level`() {
    check(
      """
      #import <UIKit/UIKit.h>
      #import "Card.h"
      @import Photos;
      NS_ASSUME_NONNULL_BEGIN
      static NSString *const kTitle = @"title";
      extern NSString *const kOther;
      typedef NS_ENUM(NSInteger, Row) { RowTitle, RowDue = 4 };
      typedef void (^Handler)(Task *task);
      NSString *describe(Task *task, int count) { return nil; }
      static inline BOOL same(void) { return YES; }
      struct Point { int x; };
      """,
      """
      importOf UIKit/UIKit.h
      importOf Card.h
      importOf Photos
      fileprivate constant kTitle: static NSString *const = @"title"
      enumeration Row
        enumCase RowTitle
        enumCase RowDue
      typeAlias Handler: void (^Handler)(Task *task)
      function describe(_ task: Task *, _ count: int): NSString *
      fileprivate function same: static inline BOOL
      """)
  }

  @Test func `Macros and syntheses are noted`() {
    let source = Source(
      path: "a.m",
      """
      #define kTitle @"a"
      #define MAX(a) (a)
      #define P (1)
      #define E
      @implementation A
      @synthesize b = c_, d;
      @end
      """
    )
    let outline = outline(source)
    #expect(
      outline.macros.map { macro in
        let parameters = macro.parameters.map { "(" + source.text($0) + ")" } ?? ""
        return source.text(macro.name) + parameters + "=" + source.text(macro.replacement)
      } == ["kTitle=@\"a\"", "MAX(a)=(a)", "P=(1)"])
    #expect(outline.syntheses.map { source.text($0.property) + "=" + source.text($0.variable) } == ["b=c_"])
  }

  @Test func `Comments that address uyum are noted`() {
    let source = Source(path: "a.m", "// uyum:pair CardView\n@implementation A // a / b\n@end //uyum:ignore x - y\n")
    #expect(outline(source).directives.map(source.text) == ["uyum:pair CardView", "uyum:ignore x - y"])
  }

  @Test func `Block comments that address uyum are noted`() {
    let text = "/* uyum:pair CardView*/\n@implementation A\n/*\n uyum:ignore x - y\n*/\n@end // /* uyum\n/* uyum:z"
    let noted = outline(Source(path: "a.m", text)).directives.map(Source(path: "a.m", text).text)
    #expect(noted.map { $0.filter { $0 != "\n" } } == ["uyum:pair CardView", "uyum:ignore x - y", "uyum:z"])
  }

  @Test func `Both branches of a condition are read`() {
    check(
      "@implementation A\n#if X\n- (void)a {\n#else\n- (void)b {\n#endif\n}\n- (void)c {}\n@end",
      "extensionOf A\n  function a: void #1\n  function b: void #2\n  function c: void")
  }

  @Test func `A body that is left open ends before the next method and before the end of the class`() {
    let text =
      """
      @implementation A
      - (void)a { if (x) {
      - (void)b { }
      - (void)c { (
      @end
      @implementation B
      - (void)d {}
      @end
      """
    check(
      text,
      "extensionOf A\n  function a: void\n  function b: void\n  function c: void\nextensionOf B\n  function d: void")
    #expect(outline(Source(path: "a.m", text)).problems.map(\.code) == [.brokenSyntax])
  }

  @Test(arguments: [
    ("NSArray<Task *> * _Nullable", "NSArray<Task>?"), ("id<Shop>", "Shop"), ("id", "Any"),
    ("const char *", "Character"),
    ("unsigned long long", "UInt"), ("void (^)(Task *, NSError *error)", "(Task, NSError) -> Void"),
    ("__kindof UIView *", "UIView"), ("UIView<Shop> *", "UIView"), ("NSInteger", "NSInteger"), ("auto", ""),
    ("IBOutletCollection(UILabel) NSArray *", "NSArray<UILabel>"),
  ]) func `Types are spelled as in Swift`(written: String, spelled: String) {
    #expect(ObjectiveCTypeSpeller.spell(written) == spelled)
  }

  @Test func `Any input is read to its end`() {
    let sample = Array(
      """
      @interface A : B <C> { @private int _d; }
      @property (getter=isE) id e;
      @end
      @implementation A
      #if X
      - (void)f:(id)g h:(int)i { [j k:^{ }]; }
      #endif
      @end
      static int l(void) { return 1; }
      """
      .utf8)
    for length in 0...sample.count { expectSound(Array(sample.prefix(length))) }
    for index in sample.indices {
      for mask in [0x01, 0x08, 0x20, 0x80] as [UInt8] {
        var changed = sample
        changed[index] ^= mask
        expectSound(changed)
      }
    }
    for opening in ["{", "(", "@implementation A\n- (void)a {", "<", "[", "enum {", "#if A\n", "namespace a {"] {
      expectSound(Array(String(repeating: opening, count: 20_000).utf8))
    }
  }

  /// Parents stand before what is in them, and every range lies in the file.
  private func expectSound(_ bytes: [UInt8]) {
    let outline = outline(Source(path: "a.m", bytes: bytes))
    for (index, declaration) in outline.declarations.enumerated() {
      let ranges = [declaration.name, declaration.range, declaration.body, declaration.type].compactMap(\.self)
      let isSound = ranges.allSatisfy { $0.start <= $0.end && Int($0.end) <= bytes.count }
      if !isSound || (declaration.parent ?? -1) >= index { Issue.record("\(declaration)") }
    }
  }
}
