import Inventories
import Testing

@Suite("V1 the verdict function")
struct VerdictTests {
  private func judge(_ model: Reading<String>, _ shown: Reading<String>) -> Judgement {
    verdict(model: model, shown: shown)
  }

  @Test("V1 equal values are matched, others stale")
  func values() {
    #expect(judge(.value("5"), .value("5")) == Judgement(.matched))
    #expect(judge(.value("5"), .value("05")) == Judgement(.stale))
    #expect(judge(.value(""), .value("")) == Judgement(.matched))
    #expect(judge(.value("ada"), .value("Ada")) == Judgement(.stale))
  }

  @Test("V1 a value on one side alone is missing or extra")
  func oneSided() {
    #expect(judge(.value(""), .absent) == Judgement(.missing))
    #expect(judge(.absent, .value("")) == Judgement(.extra))
  }

  @Test("V1 no value on either side is unmeasured, neither")
  func neither() {
    #expect(judge(.absent, .absent) == Judgement(.unmeasured, .neither))
  }

  @Test(
    "V1 any unreadable side is unmeasured with its reason",
    arguments: [Reading<String>.absent, .value("x"), .unreadable(.handedOn)])
  func unreadable(other: Reading<String>) {
    #expect(judge(other, .unreadable(.handedOn)) == Judgement(.unmeasured, .handedOn))
    #expect(judge(.unreadable(.handedOn), other) == Judgement(.unmeasured, .handedOn))
  }

  @Test("V1 where both sides are unreadable, the screen's reason stands")
  func bothUnreadable() {
    #expect(judge(.unreadable(.tooDeep), .unreadable(.unparsed)) == Judgement(.unmeasured, .unparsed))
  }
}
