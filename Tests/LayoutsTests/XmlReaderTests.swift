import Syntax
import TestKit
import Testing

@testable import Layouts

@Suite("XML as layouts have it")
struct XmlReaderTests {
  /// The events of a text, one word each: `<a x=1`, `>` for an end, `"text"`; blanks between tags are left out.
  private func events(_ text: String) -> [String] {
    var xml = XmlReader(Source(path: "a.xib", text))
    var events: [String] = []
    while let event = xml.next() {
      switch event {
      case .start(let name):
        let attributes = xml.attributes.map { " \(xml.source.text($0.name))=\(xml.text($0.value))" }
        events.append("<" + xml.source.text(name) + attributes.joined())
      case .end: events.append(">")
      case .text(let range, let isRaw):
        let text = isRaw ? xml.source.text(range) : xml.text(range)
        if text.contains(where: { !$0.isWhitespace }) { events.append("\"\(text)\"") }
      }
    }
    return events
  }

  private func faults(_ text: String) -> [XmlReader.Fault] {
    var xml = XmlReader(Source(path: "a.xib", text))
    while let event = xml.next() {
      if case .text(let range, false) = event { _ = xml.text(range) }
      for attribute in xml.attributes { _ = xml.text(attribute.value) }
    }
    return xml.faults
  }

  @Test(arguments: [
    ("<a/>", ["<a", ">"]),
    ("<a x=\"1\" y='2'><b/></a>", ["<a x=1 y=2", "<b", ">", ">"]),
    ("<?xml version=\"1.0\"?>\n<!-- <b> -->\n<a>x</a>\n", ["<a", "\"x\"", ">"]),
    ("<!DOCTYPE plist PUBLIC \"-//A//B\" \"http://c/d.dtd\">\n<a/>", ["<a", ">"]),
    ("<a x=\"&lt;&amp;&#10;&#x41;&quot;\">&gt;</a>", ["<a x=<&\nA\"", "\">\"", ">"]),
    ("<a><![CDATA[<b>&amp;]]></a>", ["<a", "\"<b>&amp;\"", ">"]),
    ("\u{FEFF}<a\n  x = \"1\"\n/>", ["<a x=1", ">"]),
  ])
  func `Whole documents are read without a fault`(text: String, expected: [String]) {
    #expect(events(text) == expected)
    #expect(faults(text) == [])
  }

  @Test(arguments: [
    ("<a><b></a>", ["<a", "<b", ">", ">"]),
    ("<a></b></a>", ["<a", ">"]),
    ("<a><b>", ["<a", "<b", ">", ">"]),
    ("<a x=1><b/></a>", ["<a", "<b", ">", ">"]),
    ("<a x><b/></a>", ["<a", "<b", ">", ">"]),
    ("<a x=\"1><b y=\"2\"/></a>", ["<a x=1>", "<b y=2", ">", ">"]),
    ("<a>\n<<<<<<< HEAD\n<b/></a>", ["<a", "\"< HEAD\n\"", "<b", ">", ">"]),
    ("<a>&nbsp;</a>", ["<a", "\"&nbsp;\"", ">"]),
    ("<a/>behind", ["<a", ">"]),
    ("<a><!-- open", ["<a", ">"]),
    ("<!DOCTYPE a [", []),
    ("<", []),
    ("<a", ["<a", ">"]),
  ])
  func `What is malformed is a fault, and the rest is read`(text: String, expected: [String]) {
    let found = events(text).map { $0.replacingHeads() }
    #expect(found == expected.map { $0.replacingHeads() })
    #expect(!faults(text).isEmpty)
  }

  @Test func `Entities that a document declares are not expanded`() {
    var text = "<!DOCTYPE z [<!ENTITY a \"ha\">\n"
    for level in 1..<10 {
      let inner = String(repeating: "&e\(level - 1);", count: 10)
      text += "<!ENTITY e\(level) \"\(inner)\">\n"
    }
    text += "<!ENTITY f SYSTEM \"file:///etc/passwd\">]>\n<z>&e9;&f;</z>"
    #expect(events(text) == ["<z", "\"&e9;&f;\"", ">"])
    #expect(faults(text).first?.detail == "<!ENTITY")
  }

  @Test func `Elements that nest too deep are passed over`() {
    let deep = 100_000
    let text =
      "<r>" + String(repeating: "<a>", count: deep) + String(repeating: "</a>", count: deep) + "<b/></r>"
    let found = events(text)
    #expect(found.count == 2 * (XmlReader.deepest + 1))
    #expect(found.suffix(3) == ["<b", ">", ">"])
    #expect(faults(text).map(\.kind) == [.tooDeep])
    #expect(events(String(repeating: "<a>", count: deep)).count == 2 * XmlReader.deepest)
  }

  @Test func `Ends without a start are given up on before long`() {
    let text = "<a>" + String(repeating: "</b>", count: 200_000) + "</a>"
    #expect(events(text) == ["<a", ">"])
    #expect(faults(text).count == XmlReader.mostFaults)
  }

  @Test func `An element is passed over with all in it`() {
    var xml = XmlReader(Source(path: "a.xib", "<a><b><c/><b/></b><d/></a>"))
    var names: [String] = []
    while let event = xml.next() {
      guard case .start(let name) = event else { continue }
      names.append(xml.source.text(name))
      if names.last == "b" { xml.skipElement() }
    }
    #expect(names == ["a", "b", "d"])
    #expect(xml.faults == [])
  }
}

extension String {
  /// The word with the marks of a merge cut to one.
  fileprivate func replacingHeads() -> String {
    contains("HEAD") ? "\"HEAD\"" : self
  }
}
