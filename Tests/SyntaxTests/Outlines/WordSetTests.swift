import Syntax
import Testing

@Suite struct WordSetTests {
  private let words = ["text", "Text", "title", "x", "accessibilityLabel", "accessibilityValue", "größe"]

  private func found(in text: String) -> [String] {
    let source = Source(text)
    var result: [String] = []
    WordSet(words).forEachWord(in: source.whole, of: source) { index, range in
      result.append("\(words[index])@\(range.start)")
      return true
    }
    return result
  }

  @Test func `whole identifiers are found, parts of them are not`() {
    #expect(found(in: "label.text = x; textLabel.Text(title1)") == ["text@6", "x@13", "Text@26"])
  }

  @Test func `words of one length and one beginning are told apart`() {
    #expect(
      found(in: "accessibilityLabel accessibilityLabem accessibilityValue") == [
        "accessibilityLabel@0", "accessibilityValue@38",
      ])
  }

  @Test func `words beyond ASCII are found`() {
    #expect(found(in: "a.größe") == ["größe@2"])
  }

  @Test func `a word across the range's end is cut and not found`() {
    let source = Source("a text")
    #expect(WordSet(words).isFound(in: source.whole, of: source))
    #expect(!WordSet(words).isFound(in: ByteRange(0, 5), of: source))
    #expect(!WordSet(words).isFound(in: ByteRange(3, 6), of: source))
  }

  @Test func `a search ends when the visitor says so`() {
    let source = Source("text x text")
    var count = 0
    WordSet(words).forEachWord(in: source.whole, of: source) { _, _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
  }

  @Test func `each of many words is found by its index`() {
    let many = (0..<900).map { "w\($0 * 7919)" } + ["", "w0"]
    let set = WordSet(many)
    for (index, word) in many.enumerated() {
      let source = Source(word)
      let expected = word.isEmpty ? nil : word == "w0" ? 0 : index
      #expect(set.index(of: source.whole, in: source) == expected)
      #expect(set.index(of: source.whole, in: Source(word + "_")) == expected)
      #expect(set.index(of: Source(word + "_").whole, in: Source(word + "_")) == nil)
    }
  }

  @Test func `a range outside its file holds nothing`() {
    #expect(!WordSet(words).isFound(in: ByteRange(2, 90), of: Source("x")))
    #expect(WordSet(words).index(of: ByteRange(0, 90), in: Source("x")) == nil)
    #expect(!WordSet([]).isFound(in: ByteRange(0, 1), of: Source("x")))
  }
}
