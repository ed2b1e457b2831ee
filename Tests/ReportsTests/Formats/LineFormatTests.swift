import Inventories
import Reports
import Syntax
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

  @Test("A line break or an escape byte of a label stands as its code")
  func label() {
    #expect(lines(Samples.lone, label: "a\nb\u{1B}").hasPrefix(#"a\nb\x1B | ContactVC.name: "#))
  }

  /// The report with one file under another name.
  private func renamed(_ file: String) -> Report {
    var report = Samples.full
    report.screens[0].name = "\(file):ContactVC"
    report.pairs[0].legacy = "\(file):ContactVC"
    report.screens[0].site.file = file
    for index in report.findings.indices {
      for site in report.findings[index].sites.indices { report.findings[index].sites[site].file = file }
    }
    report.paths = [file]
    return report
  }

  @Test(
    "No name of a file breaks a line or reaches the terminal",
    arguments: [Format.text, .xcode, .github, .lines, .markdown], [true, false])
  func fileNames(format: Format, isTree: Bool) {
    let options = RenderOptions(all: true, isTree: isTree)
    func lines(_ file: String) -> [Substring] {
      renamed(file).rendered(as: format, options).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let hostile = lines("new\r\nline\u{1B}[31m\t.swift")
    #expect(hostile.count == lines("new.swift").count)
    #expect(hostile.joined().unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test("A finding's place keeps its line where the file's name holds a break")
  func place() throws {
    var report = Samples.lost
    report.findings[0].sites[0].file = "new\nline\u{1B}\t.swift"
    let line = try #require(report.rendered(as: .xcode, RenderOptions()).split(separator: "\n").first)
    #expect(line.hasPrefix(#"new\nline\x1B\x09.swift:"#))
    let command = try #require(report.rendered(as: .github, RenderOptions()).split(separator: "\n").first)
    #expect(command.contains(#"file=new%0Aline\x1B\x09.swift,line="#))
  }

  @Test("A problem of a path with a line break is one line")
  func problem() {
    let line = Sentences(.english).line(Problem(.notFound, path: "a\nb\u{7}"))
    #expect(line == #"uyum: a\nb\x07: no such file or folder (not-found)"#)
  }
}
