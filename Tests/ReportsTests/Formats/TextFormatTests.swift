import Inventories
import Reports
import Testing

@Suite("Text for a person")
struct TextFormatTests {
  @Test("L5 a pair prints its screens, its rows, both remedies and both places")
  func lost() {
    #expect(
      Samples.lost.rendered(as: .text, RenderOptions()) == """
        ContactVC (UIKit, Old/ContactVC.swift:4) Contact: 2 fields shown, 1 constant, 0 unmeasured
        ContactView (SwiftUI, New/ContactView.swift:3) Contact: 1 field shown, 0 constants, 0 unmeasured

        ContactVC -> ContactView (Contact)
                   name   matched -> matched
          error    phone  matched -> missing
                   ContactVC shows `phone`, ContactView does not: show it there, or drop it from Contact (missing)
                     New/ContactView.swift:3:8
                     Old/ContactVC.swift:12:25

        1 error, 0 warnings, 0 notes

        """)
  }

  @Test("Turkish words and sentences, plain ASCII")
  func turkish() {
    let text = Samples.lost.rendered(as: .text, RenderOptions(language: .turkish))
    #expect(text.contains("  hata     phone  uyumlu -> eksik\n"))
    #expect(
      text.contains("ContactVC `phone` alanini gosteriyor, ContactView gostermiyor: orada gosterin ya da Contact"))
    #expect(text.utf8.allSatisfy { $0 < 128 })
  }

  @Test("Hidden rows and leftover constants stand there with --all alone")
  func all() {
    var report = Samples.lost
    report.pairs[0].rows[0].legacy.verdict = .missing
    report.pairs[0].rows[0].migrated.verdict = .missing
    report = report.weighed()
    let brief = report.rendered(as: .text, RenderOptions())
    #expect(!brief.contains("  name"))
    #expect(brief.contains("1 hidden row, printed with --all"))
    #expect(!brief.contains("badgeLabel"))
    let all = report.rendered(as: .text, RenderOptions(all: true))
    #expect(all.contains("  hidden   name   missing -> missing"))
    #expect(all.contains("only the legacy screen writes badgeLabel.text = new Old/ContactVC.swift:13:27"))
  }

  @Test("Colours only where they are asked for, and they add nothing but escapes")
  func colours() {
    let plain = Samples.lost.rendered(as: .text, RenderOptions())
    let coloured = Samples.lost.rendered(as: .text, RenderOptions(colours: true))
    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}[31;1merror\u{1B}[0m"))
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test("A screen without a pair prints its candidates with the line to paste")
  func candidates() {
    let text = Samples.lone.rendered(as: .text, RenderOptions())
    #expect(text.contains("ContactVC has no pair; to make one, paste above it:\n  // uyum:pair ContactView\n"))
  }

  @Test("Control characters of a source do not reach the terminal")
  func controls() {
    var report = Samples.lost
    report.pairs[0].constants[0].value = "a\u{1B}[2Jb\nc"
    let text = report.rendered(as: .text, RenderOptions(all: true))
    #expect(text.contains(#"badgeLabel.text = a\x1B[2Jb\nc"#))
  }
}
