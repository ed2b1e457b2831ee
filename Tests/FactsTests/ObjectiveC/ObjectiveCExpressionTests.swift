import Testing

@testable import Facts

@Suite("Expressions of Objective-C read as values") struct ObjectiveCExpressionTests {
  @Test("a message with arguments is a call of its first part") func calls() {
    checkObjectiveC("[button setTitle:t forState:s];", "do button.setTitle(t, forState: s)")
    checkObjectiveC("x = [a b:c d:e :f];", "x = a.b(c, d: e, f)")
  }

  @Test("a message without arguments is a member where its answer is used, else a call") func bareMessages() {
    checkObjectiveC("x = [[task owner] name];", "x = task.owner.name")
    checkObjectiveC("[self reload];", "do self.reload()")
  }

  @Test("`[x setA:v]` assigns, as `x.a = v` does") func setters() {
    checkObjectiveC("[self.titleLabel setText:task.title];", "self.titleLabel.text = task.title")
    checkObjectiveC("[x setURL:u];", "x.URL = u")
    checkObjectiveC("[x settle:u];", "do x.settle(u)")
    checkObjectiveC("a = [Bag setWithArray:u];", "a = Bag.setWithArray(u)")
  }

  @Test("what is made is a call of its type") func making() {
    checkObjectiveC("a = [[Task alloc] init];", "a = Task()")
    checkObjectiveC("a = [Task new];", "a = Task()")
    checkObjectiveC("a = [[Task alloc] initWithName:n kind:k];", "a = Task.initWithName(n, kind: k)")
    checkObjectiveC("a = [[NSArray<Task *> alloc] init];", "a = NSArray()")
  }

  @Test("copies are what they copy") func copies() {
    checkObjectiveC("a = [task.name copy];", "a = task.name")
  }

  @Test("a variable with an underscore is its property") func variables() {
    checkObjectiveC("_titleLabel.text = title_;", "self.titleLabel.text = self.title")
    checkObjectiveC("self->_count = other->_count;", "self.count = other.count")
  }

  @Test("a variable that the file declares with an underscore behind it is its own") func trailing() {
    let file = "@interface A () {\n  UILabel *label_;\n}\n@end\n@implementation A\n@end\n"
    checkObjectiveC("label_.text = name_;", file: file, "self.label_.text = self.name")
  }

  @Test("`@synthesize` says whose variable it is; one beside a property is its own") func syntheses() {
    let file = "@implementation A\n@synthesize name = nameText;\n- (id)kind { return _kind; }\n@end\n"
    checkObjectiveC("a = nameText; b = _kind; c = _other;", file: file, "a = self.name\nb = self._kind\nc = self.other")
    checkObjectiveC("b = _kind;", file: file + "@implementation B\n@end\n", "b = self.kind")
  }

  @Test("literals are constants, boxed or not") func literals() {
    checkObjectiveC(
      "f(@\"a\\n\" \"b\", @1, @YES, NO, nil, 1.5f, 'c', @'d');",
      "do f(\"a\\nb\", 1, true, false, nil, 1.5, \"c\", \"d\")")
    checkObjectiveC("x = @[a, @\"b\"]; y = @{@\"k\": v}; z = @(a.b);", "x = [a, \"b\"]\ny = [:\"k\", v]\nz = a.b")
    checkObjectiveC("f(L\"\\u00e9\\x41\\101\");", "do f(\"éAA\")")
  }

  @Test("a ternary is a choice, `?:` and `x ? x : y` fall back") func choices() {
    checkObjectiveC("x = a.b ? c : d;", "x = choice(c, d; a.b)")
    checkObjectiveC("x = a.b ?: @\"-\";", "x = ??(a.b, \"-\")")
    checkObjectiveC("x = a.b ? a.b : @\"-\";", "x = ??(a.b, \"-\")")
  }

  @Test("operators compose or test, as tightly as in C") func operators() {
    checkObjectiveC("x = a + b * c - d;", "x = +(a, +(b, c), d)")
    checkObjectiveC("x = !a.b && c == nil || d.count > 0;", "x = ||(&&(!(a.b), ==(c, nil)), >(d.count, 0))")
    checkObjectiveC("x = a & b | c << 2;", "x = +(+(a, b), +(c, 2))")
    checkObjectiveC("x = -a; y = -1; z = &e;", "x = +(a)\ny = -1\nz = &e")
  }

  @Test("casts to objects keep their type, those to numbers say nothing") func casts() {
    checkObjectiveC(
      "x = (TaskCell *)c; y = (NSInteger)d; z = (id<Shop>)e;", "x = (c as TaskCell)\ny = d\nz = (e as Shop)")
    checkObjectiveC(
      "x = ((TaskCell *)c).label; y = (a) - b; z = (a)[0];", "x = (c as TaskCell).label\ny = +(a, b)\nz = a[0]")
    checkObjectiveC("x = [(Task *)a name];", "x = (a as Task).name")
    checkObjectiveC("if ([a isKindOfClass:[Task class]]) { f(); }", "do f() | if#0.0 (a is Task)")
  }

  @Test("subscripts by object and by message") func subscripts() {
    checkObjectiveC("x = self.tasks[path.row]; d[@\"k\"] = v;", "x = self.tasks[path.row]\nd[\"k\"] = v")
    checkObjectiveC("x = [d objectForKey:@\"k\"];", "x = d[\"k\"]")
  }

  @Test("key-value coding by a constant key is a member") func keyed() {
    checkObjectiveC("x = [task valueForKey:@\"title\"];", "x = task.title")
    checkObjectiveC("x = [task valueForKeyPath:@\"owner.name\"];", "x = task.owner.name")
    checkObjectiveC("[self.label setValue:a forKey:@\"text\"];", "self.label.text = a")
    checkObjectiveC("x = [task valueForKey:key];", "x = task.valueForKey(key)")
  }

  @Test("a format is a call with its values behind it") func formats() {
    checkObjectiveC(
      "x = [NSString stringWithFormat:@\"%@ %@\", a.b, c];", "x = NSString.stringWithFormat(\"%@ %@\", a.b, c)")
    checkObjectiveC("x = [NSArray arrayWithObjects:a, b, nil];", "x = NSArray.arrayWithObjects(a, b)")
    checkObjectiveC("x = NSLocalizedString(@\"k\", @\"c\");", "x = NSLocalizedString(\"k\", \"c\")")
  }

  @Test("selectors are as Swift's") func selectors() {
    checkObjectiveC(
      "[b addTarget:self action:@selector(tap:) forControlEvents:e];",
      "do b.addTarget(self, action: #selector(tap), forControlEvents: e)")
  }

  @Test("a macro of the file is what it stands for, one level") func macros() {
    let file = "#define kTitle @\"Title\"\n#define NAME self.task.name\n#define TWICE kTitle\n#define DO {\n"
    checkObjectiveC(
      "a = kTitle; b = NAME; c = TWICE; d = DO;", file: file, "a = \"Title\"\nb = self.task.name\nc = kTitle\nd = DO")
  }

  @Test("a macro with parameters is what it stands for with its arguments") func calledMacros() {
    let file =
      "#define SET(l, v) [l setText:(v)]\n#define BOTH(a, b) do { x = a; y = b; } while (0)\n"
      + "#define OR(a) (a ?: none)\n#define TEXT(f, ...) format(f, ##__VA_ARGS__)\n#define JOIN(a) my##a\n"
      + "#define NAME self.task.name\n"
    checkObjectiveC("SET(self.title, task.name);", file: file, "self.title.text = task.name")
    checkObjectiveC("SET(title, NAME)\nz = 1;", file: file, "title.text = self.task.name\nz = 1")
    checkObjectiveC("BOTH(f(1, 2), q);", file: file, "x = f(1, 2)\ny = q")
    checkObjectiveC("x = OR(task.note);", file: file, "x = ??(task.note, none)")
    checkObjectiveC("x = TEXT(@\"a\"); y = TEXT(b, c, d);", file: file, "x = format(\"a\")\ny = format(b, c, d)")
    checkObjectiveC("x = JOIN(Name); SET(a);", file: file, "x = myName\ndo SET(a)\nproblem broken-syntax line 7 SET")
    checkObjectiveC(
      "SET(label, ^{ return NAME; }());", file: file, "{0}()\n{0} return self.task.name\nlabel.text = {0}()")
  }

  @Test("a selector that is compared is a constant") func comparedSelectors() {
    checkObjectiveC("x = item.action == @selector(save:);", "x = ==(item.action, other(@selector(save:)))")
  }

  @Test("blocks are closures with typed parameters") func blocks() {
    checkObjectiveC(
      "[list each:^(Task *task, NSUInteger i) { label.text = task.name; }];",
      "{0}(task'0, i'1)\n{0} label.text = task'0.name\ndo list.each({0})")
    checkObjectiveC("f(^{ return a; });", "{0}()\n{0} return a\ndo f({0})")
    checkObjectiveC(
      "f(^NSString *(id x) { return x; }, ^BOOL { return b; });",
      "{0}(x'0)\n{1}()\n{0} return x'0\n{1} return b\ndo f({0}, {1})")
    checkObjectiveC("f([&](int x) { g(x); });", "{0}(x'0)\n{0} do g(x'0)\ndo f({0})")
  }

  @Test("assignments give what they assign, commas their last") func assignments() {
    checkObjectiveC("a = b = c;", "b = c\na = c")
    checkObjectiveC("a += b; i++; f(), g();", "a = +(a, b)\ni = +(i, 1)\ndo f()\ndo g()")
  }

  @Test("a statement in parentheses is its last value") func statementExpressions() {
    checkObjectiveC(
      "x = ({ UILabel *l = [UILabel new]; l.text = t; l; });", "let l'0 = UILabel()\nl'0.text = t\nx = l'0")
  }

  @Test("members of C++ and structs are members") func structs() {
    checkObjectiveC("x = a->b.c; y = ns::f(d);", "x = a.b.c\ny = ns.f(d)")
  }

  @Test("an initial value is one returned expression") func initialValue() {
    checkObjectiveC("@\"a\" \"b\"", mode: .expression, "return \"ab\"")
    checkObjectiveC("{ @\"a\", 1 }", mode: .expression, "return [\"a\", 1]")
  }
}
