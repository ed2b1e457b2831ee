import Syntax
import Testing

@testable import Facts

@Suite("Statements of Objective-C read as edges") struct ObjectiveCStatementTests {
  @Test("declarations bind their values") func declarations() {
    checkObjectiveC("NSString *a = x.b, *c = d;", "let a'0 = x.b\nlet c'1 = d")
    checkObjectiveC(
      "CGRect r = f(); static int n = 0; NSArray<Task *> *l; l = m;", "let r'0 = f()\nlet n'1 = 0\nl'2 = m")
    checkObjectiveC(
      "const auto x = y; Foo::Bar<int> z = w; unsigned long k = 1;", "let x'0 = y\nlet z'1 = w\nlet k'2 = 1")
    checkObjectiveC("void (^done)(Task *) = ^(Task *t) { f(t); };", "{0}(t'0)\n{0} do f(t'0)\nlet done'1 = {0}")
    checkObjectiveC("int a[] = { 1, b }; a * b; a[0] = c;", "let a'0 = [1, b]\ndo +(a'0, b)\na'0[0] = c")
  }

  @Test("qualifiers and macros stand before a type or behind it") func qualifiers() {
    checkObjectiveC("NSError __autoreleasing *a = b; BOOL const c = d;", "let a'0 = b\nlet c'1 = d")
    checkObjectiveC(
      "LOUD Task *a = b; unowned __typeof__(self) c = d; Lock l(m);", "let a'0 = b\nlet c'1 = d\nlet l'2 = [m]")
  }

  @Test("casts of what is numbered or bridged") func casts() {
    checkObjectiveC("a = (unichar)0x00; b = (uInt)[c length];", "a = 0x00\nb = c.length")
    checkObjectiveC("a = (__bridge NSString *)b; c = (__bridge void *)d;", "a = (b as NSString)\nc = d")
  }

  @Test("a receiver may be any expression") func receivers() {
    checkObjectiveC("x = [a ? b : c name]; y = [d ?: e name];", "x = choice(b, c; a).name\ny = ??(d, e).name")
  }

  @Test("locals have types as Swift spells them") func localTypes() {
    let source = Source(path: "a.m", "NSArray<Task *> *a = b; id<Shop> c = d; __block UILabel *e = f;")
    let facts = readObjectiveCBody(source, source.whole)
    #expect(facts.locals.map(\.type) == ["NSArray<Task>", "Shop", "UILabel"])
  }

  @Test("a local that holds self is self") func weakSelf() {
    checkObjectiveC(
      "__weak typeof(self) weakSelf = self; f(^{ __strong typeof(weakSelf) s = weakSelf; if (!s) return; s.a = 1; });",
      "{0}()\n{0} self.a = 1\ndo f({0})")
    checkObjectiveC("@weakify(self); f(^{ @strongify(self) self.a = 1; });", "{0}()\n{0} self.a = 1\ndo f({0})")
  }

  @Test("an initialiser's question for self is no condition") func selfConditions() {
    checkObjectiveC(
      "self = [super initWithFrame:f]; if (self) { _a = b; } return self;",
      parameters: ["f"], "do super.initWithFrame(p0)\nself.a = b\nreturn self")
    checkObjectiveC("if ((self = [super init])) { _a = b; } return self;", "do super.init()\nself.a = b\nreturn self")
    checkObjectiveC("if (!(self = [super init])) return nil; _a = b;", "do super.init()\nreturn nil\nself.a = b")
  }

  @Test("branches stand under their conditions, with braces or without") func branches() {
    checkObjectiveC(
      "if (a) b = 1; else if (c.d > 0) { b = 2; } else b = 3;",
      "b = 1 | if#0.0 a\nb = 2 | if#0.1 >(c.d, 0)\nb = 3 | if#0.2 else a, >(c.d, 0)")
  }

  @Test("what follows an early return is guarded") func earlyReturns() {
    checkObjectiveC("if (!task) return; a = task.b;", "a = task.b | early#0.1 else !(task)")
    checkObjectiveC("if (x == nil) { return; }\na = x;", "a = x | early#0.1 else ==(x, nil)")
  }

  @Test("cases stand under their subject and labels; labels in a row are one") func switches() {
    checkObjectiveC(
      "switch (path.row) { case 0: a = 1; break; case kRow: case 2: { a = 2; break; } default: a = 3; }",
      "a = 1 | case#0.0 path.row, 0\na = 2 | case#0.1 path.row, kRow, 2\na = 3 | case#0.2 else path.row")
  }

  @Test("loops bind elements or repeat under a condition") func loops() {
    checkObjectiveC(
      "for (Task *t in self.tasks) { f(t); }", "let t'0 = element(self.tasks)\ndo f(t'0) | loop#0.0 self.tasks")
    checkObjectiveC("for (int i = 0; i < n; i++) f(l[i]);", "let i'0 = 0\ndo f(l[i'0]) | loop#0.0 <(i'0, n)")
    checkObjectiveC("for (const auto &x : list) f(x);", "let x'0 = element(list)\ndo f(x'0) | loop#0.0 list")
    checkObjectiveC("while (a) b(); do { c(); } while (d);", "do b() | loop#0.0 a\ndo c() | loop#1.0 d")
  }

  @Test("blocks of the language are read through") func blocks() {
    checkObjectiveC(
      """
      @try { a = 1; } @catch (NSException *e) { a = e; } @finally { b(); }
      @synchronized(self) { c(); } @autoreleasepool { d(); }
      """,
      "a = 1\na = e'0 | other#0.0\ndo b()\ndo c()\ndo d()")
  }

  @Test("both branches of a directive are read") func directives() {
    checkObjectiveC("#if X\na = 1;\n#else\na = 2;\n#endif\nb = 3;", "a = 1\na = 2\nb = 3")
  }

  @Test("parameters are known by their names") func parameters() {
    checkObjectiveC("self.label.text = task.name;", parameters: ["task"], "self.label.text = p0.name")
  }

  @Test("broken code is taken up at the next statement") func recovery() {
    checkObjectiveC("a = ); b = c;", "a = unreadable(unparsed)\nb = c\nproblem broken-syntax line 1 )")
    checkObjectiveC("[a b; c = d;", "do a.b()\nc = d\nproblem broken-syntax line 1 ;")
  }

  private static let sample = """
    __weak typeof(self) w = self; NSString *a = [x b:c ? @"d" : (Foo *)e f:^(id g) { return g; }];
    if (!(self = [super init])) return nil; for (id h in @[@1, @{@"k": v}]) { [w setI:h]; }
    switch (j.k) { case 1: _l = 2; break; default: m->n += ({ o; }); } do { p[q]++; } while (r, s);
    """

  @Test("truncated or changed anywhere, a body is read to its end") func changed() {
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count { expectRead(Array(bytes.prefix(length))) }
    for index in bytes.indices {
      for mask in [0x01, 0x08, 0x20, 0x80] as [UInt8] {
        var changed = bytes
        changed[index] ^= mask
        expectRead(changed)
      }
    }
  }

  private func expectRead(_ bytes: [UInt8]) {
    let source = Source(path: "a.m", bytes: bytes)
    expectSound(readObjectiveCBody(source, source.whole), source)
  }

  @Test(
    "nesting is read to a depth and said to be too deep beyond",
    arguments: ["(", "[", "{", "f(", "[a b:", "if (a) ", "^{", "a ? ", "!", "@[", "({", "switch (a) { case "])
  func deep(opening: String) {
    let source = Source(path: "a.m", String(repeating: opening, count: 20_000))
    let facts = readObjectiveCBody(source, source.whole)
    expectSound(facts, source)
    #expect(!facts.problems.isEmpty)
  }

  @Test("long flat code is read whole") func long() {
    let source = Source(path: "a.m", String(repeating: "a.b = [c d] + e;\n", count: 20_000))
    let facts = readObjectiveCBody(source, source.whole)
    #expect(facts.edges.count == 20_000)
    #expect(facts.problems.isEmpty)
  }
}
