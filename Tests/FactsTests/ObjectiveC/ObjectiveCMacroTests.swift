import Syntax
import Testing

@testable import Facts

/// Macros that grow, fail or name themselves: what they stand for is bounded, and nothing half read of them is kept.
@Suite struct ObjectiveCMacroTests {
  private func nested(_ name: String, _ depth: Int) -> String {
    String(repeating: name + "(", count: depth) + "a" + String(repeating: ")", count: depth)
  }

  /// The facts of a body behind the macros of its file.
  private func facts(_ body: String, file: String) -> Facts {
    let source = Source(path: "text.m", file + body)
    let names = ObjectiveCNames(outline(Source(path: "text.m", file)), source).body(at: ByteRange(0, 0), source)
    let facts = readObjectiveCBody(source, ByteRange(file.utf8.count, source.bytes.count), names: names)
    expectSound(facts, source)
    return facts
  }

  @Test("a macro that says its argument twice grows no further than a body's share") func doubling() {
    let facts = facts("x = \(nested("D", 40));", file: "#define D(x) f(x, x)\n")
    #expect(describe(facts).hasPrefix("x = f(f(f("))
    #expect(facts.values.contains(.free("D")), "behind the share it stays a name")
    #expect(facts.edges.count == 1 && facts.problems.isEmpty)
    #expect(facts.values.count <= 8192)
    let statement = self.facts("\(nested("D", 40));", file: "#define D(x) f(x, x)\n")
    #expect(statement.edges.count == 1 && statement.values.count <= 8192)
  }

  @Test("a macro that can't be read stays a name, however deep it is nested") func failing() {
    checkObjectiveC("x = \(nested("G", 40));", file: "#define G(x) f(x) y\n", "x = \(nested("G", 40))")
  }

  @Test("a body with many macros has a share of them for each of its tokens") func share() {
    let count = 500
    let file = "#define ADD(x, y) (x + y + y + y + y + y + y + y + y + y)\n"
    let facts = facts(String(repeating: "z = ADD(a, b);\n", count: count), file: file)
    #expect(facts.edges.count == count)
    #expect(!facts.values.contains(.free("ADD")))
    #expect(facts.values.count { $0 == .free("b") } == 9 * count)
  }

  @Test("macros that name themselves or each other end") func circles() {
    let file =
      "#define S S\n#define T(x) T(x)\n#define A(x) B(x)\n#define B(x) A(x)\n#define U(m) m(m)\n"
      + "#define V(m) m(m(m))\n"
    checkObjectiveC("x = S; y = T(a); z = A(a);", file: file, "x = S\ny = T(a)\nz = B(a)")
    #expect(facts("x = U(U); y = V(V);", file: file).edges.count == 2)
  }

  @Test("nothing half read of a macro that fails is kept") func forgetting() {
    let file =
      "#define RUN(x) run(^{ y = x; }) z\n#define WHEN(c) ({ id a = c; if (c) { y = a; } c; }) z\n"
      + "#define LEAVE(c) if (c) return; y = c z\n#define BOTH ({ y = b; b; }) z\n"
    checkObjectiveC("x = RUN(task.name);", file: file, "x = RUN(task.name)")
    checkObjectiveC("x = WHEN(task.name); y = a;", file: file, "x = WHEN(task.name)\ny = a")
    checkObjectiveC("x = BOTH;", file: file, "x = BOTH")
    let failed = facts("LEAVE(task.name);\nx = b;", file: file)
    #expect(describe(failed).hasPrefix("do LEAVE(task.name)\nx = b"))
    #expect(failed.guards.isEmpty && failed.problems.count == 1, "what could not be read is said once")
  }

  @Test("a macro that stands alone is the statements that it stands for", arguments: ["SHOW", "SHOW;", "SHOW }"])
  func alone(use: String) {
    let body = use.hasSuffix("}") ? "{ \(use)\ny = b;" : "\(use)\ny = b;"
    checkObjectiveC(body, file: "#define SHOW x.text = a.name;\n", "x.text = a.name\ny = b")
    checkObjectiveC(body, file: "#define SHOW [x setText:a.name]; z = c\n", "x.text = a.name\nz = c\ny = b")
  }

  @Test("what a macro joins is one word", arguments: ["SET(note)", "SET(note);"])
  func joined(use: String) {
    checkObjectiveC(use, file: "#define SET(n) self.n##Label.text = a.n;\n", "self.noteLabel.text = a.note")
    checkObjectiveC(use, file: "#define SET(n) n##1##_##n = b;\n", "note1_note = b")
    checkObjectiveC(use, file: "#define SET(n) sel##f.x = n\n", "self.x = note")
  }

  @Test(
    "a macro that is not followed and may show something is said",
    arguments: [
      ("#define A B\n#define B x.text = a.name;\n", "A", "B"), ("#define A [self.x setText:\n", "A a.name ];", "A"),
      ("#define A(n) n##[0]\n", "A(x);", "A"), ("#define A(n) B(n)\n#define B(N) [(N) show]\n", "A(x);", "B"),
      ("#define A(n) B(n) B(n)\n#define B(n) C(n)\n#define C(n) x.text = n;\n", "A(a)", "B"),
    ])
  func lost(file: String, body: String, name: String) {
    let problems = facts(body, file: file).problems.filter { $0.detail == name }
    #expect(problems.map(\.code) == [.brokenSyntax])
    #expect(problems.map(\.line) == [1 + file.count { $0 == "\n" }])
  }

  @Test(
    "a macro that is not followed and shows nothing is not said",
    arguments: [
      "#define A B\n#define B 3\n", "#define A B(2)\n#define B(n) (n * [Scale main].bounds.size.width)\n",
      "#define A B(@\"a\")\n#define B(...) [Log write:__LINE__, ##__VA_ARGS__]\n", "#define A f(A)\n",
    ])
  func harmless(file: String) { #expect(facts("x = A;\nA;", file: file).problems == []) }

  @Test("a block that a macro stands for is one") func blocks() {
    checkObjectiveC("x = DONE;", file: "#define DONE ^{ y = a; }\n", "{0}()\n{0} y = a\nx = {0}")
  }

  @Test("`break` leaves `do … while (0)` and no loop around it") func once() {
    checkObjectiveC(
      "while (a) { if (b) { do { x = c; break; } while (0); } y = d; }",
      "x = c | if#1.0 b | loop#0.0 a\ny = d | loop#0.0 a")
  }

  @Test("many signs that open nothing are read") func angles() {
    let facts = facts("x = " + String(repeating: "a<", count: 50_000) + "b;\nA<", file: "")
    #expect(!facts.edges.isEmpty)
  }
}
