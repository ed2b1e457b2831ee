import Inventories
import Testing

private let matched = Judgement(.matched)

@Suite("V6 V7 nullable members")
struct WhenNilTests {
  @Test("V6 what the screen does as nil, as a verdict")
  func verdicts() {
    #expect(WhenNil.clears.judgement == Judgement(.unmeasured, .neither))
    #expect(WhenNil.substitutes.judgement == Judgement(.unmeasured, .neither))
    #expect(WhenNil.keeps.judgement == Judgement(.extra))
    #expect(WhenNil.prints.judgement == Judgement(.extra))
    #expect(WhenNil.keeps.fault == .keptWhenNil)
    #expect(WhenNil.prints.fault == .printsNil)
    #expect(WhenNil.crashes.fault == .unwrapsNil)
    #expect(WhenNil.substitutes.fault == nil)
  }

  @Test("V7 the row's level is the one with a value, unless what it keeps or prints as nil is worse")
  func worse() {
    let keeps = Half(matched, whenNil: .keeps)
    let clears = Half(matched, whenNil: .clears)
    let prints = Half(matched, whenNil: .prints)
    #expect(rowLevel(legacy: clears, migrated: clears) == .none)
    #expect(rowLevel(legacy: clears, migrated: keeps) == .warning)
    #expect(rowLevel(legacy: prints, migrated: clears) == .warning)
    #expect(rowLevel(legacy: nil, migrated: keeps) == .warning)
    #expect(rowLevel(legacy: keeps, migrated: Half(Judgement(.missing))) == .error)
  }

  @Test("V6 a crash as nil is an error on either side")
  func crash() {
    let crashes = Half(matched, whenNil: .crashes)
    #expect(rowLevel(legacy: crashes, migrated: Half(matched)) == .error)
    #expect(rowLevel(legacy: nil, migrated: crashes) == .error)
  }

  @Test("V7 doubt about nil does not raise the level")
  func doubt() {
    let half = Half(matched, whenNil: .unreadable)
    #expect(rowLevel(legacy: half, migrated: half) == .none)
  }

  @Test("L3 missing on both is hidden, and an error where the pair is declared complete")
  func complete() {
    let missing = Half(Judgement(.missing))
    #expect(rowLevel(legacy: missing, migrated: missing) == .hidden)
    #expect(rowLevel(legacy: missing, migrated: missing, complete: true) == .error)
    #expect(rowLevel(legacy: missing, migrated: Half(matched), complete: true) == .note)
  }
}
