import RuleCards
import Syntax

extension LayoutReader {
  /// Notes what the attributes of the element that just began put before the user.
  mutating func showAttributes(of element: LayoutElement, _ place: LayoutPlace) {
    let all = isObject(element) ? vocabulary.ofAll : []
    for attribute in xml.attributes {
      for shown in [element.shown, all].joined() where matches(attribute.name, shown.attribute) {
        let text = xml.text(attribute.value)
        show(shown, text, at: frames.count - 1, place)
      }
    }
  }

  private func isObject(_ element: LayoutElement) -> Bool {
    guard case .object = element.kind else { return false }
    return true
  }

  private func matches(_ name: ByteRange, _ attribute: String) -> Bool {
    name.count == attribute.utf8.count && xml.source.text(name) == attribute
  }

  /// Notes what is different in some size classes and is put before the user.
  mutating func showVaried(_ variation: LayoutVariation, _ place: LayoutPlace) {
    guard frames.count > 1, case .element(let element) = frames[frames.count - 2].role else { return }
    for attribute in variation.attributes {
      for shown in element.shown where shown.attribute == attribute.name {
        show(shown, attribute.value, at: frames.count - 2, place, variation: variation.key)
      }
    }
  }

  /// Notes a text that stands as an element of its own, with the attribute's name as its key.
  func shown(_ key: String, at frame: Int) -> LayoutElement.Shown? {
    guard frame >= 0, case .element(let element) = frames[frame].role else { return nil }
    return element.shown.first { $0.attribute == key }
      ?? (isObject(element) ? vocabulary.ofAll.first { $0.attribute == key } : nil)
  }

  /// Notes a value that the element of a frame puts before the user.
  mutating func show(
    _ shown: LayoutElement.Shown, _ text: String, at frame: Int, _ place: LayoutPlace, isAttributed: Bool = false,
    variation: String? = nil, child: Int? = nil
  ) {
    guard let object = frames[frame].object, !frames[frame].isPattern, !text.isEmpty else { return }
    let part = part(shown, frame, child)
    let key = shown.tableKey.split(separator: "*", omittingEmptySubsequences: false).joined(separator: part ?? "")
    layout.values.append(
      LayoutValue(
        kind: shown.kind, view: layout.view(of: object), sink: shown.sink, part: part, text: text,
        isAttributed: isAttributed, variation: variation, tableKey: layout.objects[object].id + "." + key,
        place: place))
  }

  /// The state or the number that a value is for.
  private func part(_ shown: LayoutElement.Shown, _ frame: Int, _ child: Int?) -> String? {
    guard shown.tableKey.utf8.contains(UInt8(ascii: "*")) else { return nil }
    return child.map(String.init) ?? frames[frame].key ?? String(frames[frame].number)
  }
}
