import RuleCards
import Syntax

extension LayoutReader {
  /// An element ends: texts that stand as elements of their own are whole now.
  mutating func end() {
    guard let frame = frames.popLast(), let parent = frames.last else { return }
    switch frame.role {
    case .text: endText(frame, parent)
    case .fragment:
      if case .attributed = parent.role { frames[frames.count - 1].text += frame.text }
    case .attributed:
      guard let key = frame.key, let shown = shown(key, at: frames.count - 1) else { return }
      show(shown, frame.text, at: frames.count - 1, frame.place, isAttributed: true)
    default: break
    }
  }

  private mutating func endText(_ frame: Frame, _ parent: Frame) {
    let text = frame.isEncoded ? Base64.text(frame.text) ?? frame.text : frame.text
    let key = frame.key ?? frame.name
    switch parent.role {
    case .fragment: frames[frames.count - 1].text += text
    case .attribute:
      if !layout.attributes.isEmpty { layout.attributes[layout.attributes.count - 1].value = text }
    case .variation:
      guard let shown = shown(key, at: frames.count - 2) else { return }
      show(shown, text, at: frames.count - 2, frame.place, variation: parent.key)
    case .options where isBindingOpen:
      let last = layout.bindings.count - 1
      layout.bindings[last].options.append(LayoutOption(name: key, value: text))
    default:
      guard let shown = shown(key, at: frames.count - 1) else { return }
      // One of several texts has no key but its number.
      let child = frame.key == nil ? frame.number : nil
      show(shown, text, at: frames.count - 1, frame.place, child: child)
    }
  }

  /// Whether the dictionary that is open is a binding's.
  private var isBindingOpen: Bool {
    guard frames.count > 1, !layout.bindings.isEmpty, case .binding = frames[frames.count - 2].role else {
      return false
    }
    return true
  }
}
