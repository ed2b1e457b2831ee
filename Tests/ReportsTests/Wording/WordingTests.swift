import Inventories
import Recomputes
import Reports
import Syntax
import Testing

/// One message of each kind.
private let messages: [Message] = [
  .missing(key: "k", screen: "New", shownBy: "Old", model: "M"),
  .missing(key: "k", screen: "New", shownBy: nil, model: nil),
  .missingOnBoth(key: "k", legacy: "Old", migrated: "New", model: "M"),
  .newOnMigrated(key: "k", legacy: "Old", migrated: "New", model: "M"),
  .spokenOnly(key: "k", legacy: "Old", migrated: "New"), .stale(key: "k", screen: "New", model: "M", proof: .makeOnly),
  .copyBeside(key: "k", screen: "New", proof: .storedView), .extra(key: "k", screen: "Old", model: "M"),
  .keptWhenNil(key: "k", screen: "Old"), .printsNil(key: "k", screen: "Old"), .unwrapsNil(key: "k", screen: "Old"),
  .printsObject(key: "k", screen: "Old", model: "M"), .printsKey(key: "k", screen: "Old"),
  .printsPlaceholder(key: "k", screen: "Old", text: "Label"), .oneWayCondition(key: "k", screen: "Old"),
  .indexIdentity(screen: "New"), .unmeasured(key: "k", screen: "New", reason: .handedOn),
  .oneSidedCondition(key: "k", on: "Old", notOn: "New"), .ignoreWithoutReason(key: "k"), .ignoresNothing(key: "k"),
  .fault(.unaudited, subject: "M.k"),
  .recompute(.observedNotRead(view: "V", property: "p", isKept: true)),
  .recompute(.observedNotRead(view: "V", property: "p", isKept: false)),
  .recompute(.observedTooBroad(view: "V", property: "p", read: ["a"], of: 2)),
  .recompute(.environmentTooBroad(view: "V", property: "p", read: ["a"])),
  .recompute(.neverEqualClosure(view: "V", input: "i")), .recompute(.neverEqualBinding(view: "V", input: "i")),
  .recompute(.unownedModel(view: "V", input: "i", made: "M", by: "W")),
  .recompute(.unownedDefault(view: "V", property: "p", made: "M")), .recompute(.writesCopy(view: "V", property: "p")),
]

@Suite("Words and sentences")
struct WordingTests {
  @Test("Every sentence is there in both languages, differs, and Turkish is plain ASCII")
  func sentences() {
    let texts = messages.map { (Sentences(.english).text($0), Sentences(.turkish).text($0)) }
    let problems = Problem.Code.allCases.map { code in
      let problem = Problem(code, path: "a", detail: "3 b")
      return (Sentences(.english).text(problem), Sentences(.turkish).text(problem))
    }
    for (english, turkish) in texts + problems {
      #expect(!english.isEmpty)
      #expect(english != turkish)
      #expect(turkish.utf8.allSatisfy { $0 < 128 }, "\(turkish)")
      #expect(!english.contains("\n"))
    }
  }

  @Test("Every fault and every reason has a meaning in both languages")
  func meanings() {
    for fault in Fault.allCases {
      let (english, turkish) = (Language.english.meaning(fault), Language.turkish.meaning(fault))
      #expect(english != fault.rawValue, "\(fault) has no meaning")
      #expect(english != turkish)
      #expect(turkish.utf8.allSatisfy { $0 < 128 })
    }
    for reason in Reason.allCases {
      #expect(Language.english.meaning(reason) != Language.turkish.meaning(reason))
      #expect(Language.turkish.meaning(reason).utf8.allSatisfy { $0 < 128 })
    }
  }

  @Test("L5 missing names both remedies, extra both of its own")
  func remedies() {
    let missing = Sentences(.english).text(.missing(key: "k", screen: "New", shownBy: "Old", model: "M"))
    #expect(missing == "Old shows `k`, New does not: show it there, or drop it from M")
    let extra = Sentences(.english).text(.extra(key: "k", screen: "Old", model: "M"))
    #expect(extra == "Old shows `k`, which M does not have: delete the line, or give M the value back")
  }

  @Test("The words of section 1")
  func words() {
    #expect(Verdict.allCases.map(Language.turkish.word) == ["uyumlu", "bayat", "eksik", "artik", "olcum-disi"])
    #expect(Verdict.allCases.map(Language.english.word) == Verdict.allCases.map(\.rawValue))
    #expect(
      Cause.allCases.map(Language.turkish.word) == [
        "yerel", "ebeveyn", "gozlem", "ortam", "kural-disi", "girdi", "olcum-disi",
      ])
    #expect(Cause.allCases.map(Language.english.word) == Cause.allCases.map(\.rawValue))
    #expect(Language.turkish.label("L", side: .legacy) == "L-eski")
    #expect(Language.turkish.label("L", side: .migrated) == "L-yeni")
  }
}
