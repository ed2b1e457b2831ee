import Inventories
import Reports
import Testing

@Suite("Lines")
struct LineFormatTests {
  private func lines(_ report: Report, label: String?, _ language: Language = .english) -> String {
    report.rendered(as: .lines, RenderOptions(language: language, label: label))
  }

  @Test("A pair prints the visible rows of both sides, the legacy screen's first, one joint count")
  func pair() {
    let report = Samples.lost.sampled(SampleValues(["name": "Ada", "phone": "12\n34"]))
    #expect(
      lines(report, label: "opened") == """
        opened-legacy | ContactVC.name: model=Ada screen=Ada -> matched
        opened-legacy | ContactVC.phone: model=12\\n34 screen=12\\n34 -> matched
        opened-migrated | ContactView.name: model=Ada screen=Ada -> matched
        opened-migrated | ContactView.phone: model=12\\n34 screen=- -> missing
        matched: 3
        stale: 0
        missing: 1
        extra: 0

        """)
  }

  @Test("Turkish labels, words and counts")
  func turkish() {
    let report = Samples.lost.sampled(SampleValues(["name": "Ada", "phone": "1"]))
    #expect(
      lines(report, label: "acildi", .turkish) == """
        acildi-eski | ContactVC.name: model=Ada ekran=Ada -> uyumlu
        acildi-eski | ContactVC.phone: model=1 ekran=1 -> uyumlu
        acildi-yeni | ContactView.name: model=Ada ekran=Ada -> uyumlu
        acildi-yeni | ContactView.phone: model=1 ekran=- -> eksik
        uyumlu: 3
        bayat: 0
        eksik: 1
        artik: 0

        """)
  }

  @Test("One side alone has the label as it is; without values a member prints as its name")
  func lone() {
    #expect(
      lines(Samples.lone, label: "L").hasPrefix("L | ContactVC.name: model=name screen=name -> matched\n"))
    #expect(lines(Samples.lone, label: nil).hasPrefix("legacy | ContactVC.name: "))
  }

  @Test("The spoken channel is left out, hidden rows are not")
  func channels() {
    let text = lines(Samples.full, label: "L")
    #expect(!text.contains("photo"))
    #expect(text.contains("ContactView.phone"))
  }
}
