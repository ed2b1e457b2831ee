import Inventories
import Testing

private func site(_ line: Int) -> Report.Site { Report.Site(file: "A.swift", line: line, column: 1) }

/// A screen with one showing of `name`, written as `source`.
private func screen(
  source: String, via: [String] = [], verdict: Verdict = .matched, whenNil: WhenNil? = nil
) -> Report.Screen {
  Report.Screen(
    name: "Card", kind: .swiftui, site: site(1), models: ["User"],
    rows: [
      Report.Row(
        key: "name", model: "User", channel: .visible, verdict: verdict, whenNil: whenNil, via: via, sites: [site(2)])
    ],
    shows: [
      Report.Showing(
        keys: [Report.Read(key: "name", model: "User", via: via)], sink: "Text", channel: .visible, source: source,
        method: "body", site: site(2), rule: "swiftui.text")
    ])
}

private func sampled(_ screen: Report.Screen, _ values: [String: String?]) -> Report.Row {
  Report(screens: [screen]).sampled(SampleValues(values)).screens[0].rows[0]
}

@Suite("Sample values")
struct SampleTests {
  @Test(
    "A source that can be read from its text is evaluated, else it prints as written",
    arguments: [
      ("user.name", [], "Ada"), ("self.user?.name", [], "Ada"), ("name", [], "Ada"),
      ("String(user.name)", ["String"], "Ada"),
      ("String(describing: user.name)", ["String"], "Ada"), (#""\(user.name)""#, [], "Ada"),
      (#""Hi, \(user.name)!""#, [], "Hi, Ada!"), (#""a \"\(user.name)\"\n""#, [], "a \"Ada\"\n"),
      (#"user.name ?? "-""#, [], "Ada"), (#"user.name ?? other("a", "b")"#, [], "Ada"), ("label", ["label"], "Ada"),
      ("user.name.uppercased()", [], "user.name.uppercased()"), ("format(user.name)", ["format"], "format(user.name)"),
      (#""\(user.name, privacy: .public)""#, [], #""\(user.name, privacy: .public)""#),
      ("title", ["title", "uppercased"], "title"), (#"user.name + "!""#, [], #"user.name + "!""#), ("", [], ""),
      (#""open"#, [], #""open"#), (#""\(user.name""#, [], #""\(user.name""#),
    ] as [(String, [String], String)])
  func evaluates(source: String, via: [String], shown: String) {
    #expect(sampled(screen(source: source, via: via), ["name": "Ada"]).sample?.shown == shown)
  }

  @Test("A member without a value prints as its name")
  func name() {
    #expect(sampled(screen(source: "user.name"), [:]).sample == Report.Sample(model: "name", shown: "name"))
  }

  @Test("What is missing shows nothing")
  func missing() {
    let row = sampled(screen(source: "user.id", verdict: .missing), ["name": "Ada"])
    #expect(row.sample == Report.Sample(model: "Ada", shown: nil))
  }

  @Test("V5 null judges the row as nil")
  func null() {
    let keeps = sampled(screen(source: "user.name", whenNil: .keeps), ["name": nil])
    #expect(keeps.verdict == .extra)
    #expect(keeps.rule == .keptWhenNil)
    #expect(keeps.sample?.model == nil)
    let clears = sampled(screen(source: "user.name", whenNil: .clears), ["name": nil])
    #expect(clears.verdict == .unmeasured)
    #expect(clears.reason == .neither)
    #expect(clears.sample == Report.Sample(model: nil, shown: nil))
    let substitutes = sampled(screen(source: #"user.name ?? "none""#, whenNil: .substitutes), ["name": nil])
    #expect(substitutes.sample == Report.Sample(model: nil, shown: "none"))
  }

  @Test("An extra constant prints its text, and the model nothing")
  func constant() {
    var screen = screen(source: "user.name")
    screen.rows = [Report.Row(key: "badge", model: nil, channel: .visible, verdict: .extra, sites: [site(3)])]
    screen.constants = [
      Report.Constant(
        value: "new", sink: "badgeLabel.text", key: "badge", channel: .visible, site: site(3), rule: "uikit.label-text")
    ]
    #expect(sampled(screen, ["name": "Ada"]).sample == Report.Sample(model: nil, shown: "new"))
  }
}
