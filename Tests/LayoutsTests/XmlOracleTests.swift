import Foundation
import Syntax
import TestKit
import Testing

@testable import Layouts

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The own reader of XML says what the system's says.
struct XmlOracleTests {
  /// Notes each element that begins, with its line and attributes.
  private final class Listener: NSObject, XMLParserDelegate {
    var starts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let words = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      starts.append("\(parser.lineNumber) \(name) \(words.joined(separator: " "))")
    }
  }

  private func own(_ text: String) -> [String] {
    let source = Source(path: "a.xib", text)
    let lines = LineTable(source)
    var xml = XmlReader(source)
    var starts: [String] = []
    while let event = xml.next() {
      guard case .start(let name) = event else { continue }
      let attributes = xml.attributes.map { (xml.source.text($0.name), xml.text($0.value)) }
      let words = attributes.sorted { $0.0 < $1.0 }.map { "\($0.0)=\($0.1)" }
      starts.append("\(lines.position(name.start).line) \(xml.source.text(name)) \(words.joined(separator: " "))")
    }
    return starts
  }

  @Test(arguments: [Sample.phone, Sample.desk, Sample.watch])
  func `Both readers find the same elements on the same lines`(text: String) throws {
    let listener = Listener()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = listener
    #expect(parser.parse())
    #expect(listener.starts.count > 10)
    #expect(own(text) == listener.starts)
  }
}
