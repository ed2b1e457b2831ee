import Syntax

extension LayoutReader {
  /// The object that the last frame stands in.
  private var owner: Int? { frames.last?.object }

  mutating func addOutlet(_ place: LayoutPlace, isCollection: Bool) {
    guard let owner else { return }
    layout.outlets.append(
      Outlet(
        owner: owner, property: xml.value("property") ?? "", destination: xml.value("destination") ?? "",
        isCollection: isCollection, place: place))
  }

  /// An attribute of an object that holds another's id.
  mutating func addPart(_ name: String, _ place: LayoutPlace) {
    guard let owner, let attribute = xml.attributes.first(where: { xml.source.text($0.name) == name }) else { return }
    layout.outlets.append(
      Outlet(owner: owner, property: name, destination: xml.text(attribute.value), isPart: true, place: place))
  }

  mutating func addAction(_ place: LayoutPlace) {
    guard let owner else { return }
    layout.actions.append(
      LayoutAction(
        source: owner, selector: xml.value("selector") ?? "",
        target: xml.value("destination") ?? xml.value("target"),
        event: xml.value("eventType"), place: place))
  }

  mutating func addSegue(_ place: LayoutPlace) {
    guard let owner else { return }
    let kind = xml.value("kind") ?? ""
    layout.segues.append(
      Segue(
        id: xml.value("id") ?? "", source: owner, kind: kind, effect: vocabulary.framework.segues[kind],
        destination: xml.value("destination") ?? "", identifier: xml.value("identifier"),
        relationship: xml.value("relationship"), unwindAction: xml.value("unwindAction"),
        creation: xml.value("destinationCreationSelector"), place: place))
  }

  mutating func addBinding(_ place: LayoutPlace) {
    guard let owner else { return }
    let name = xml.value("name") ?? ""
    layout.bindings.append(
      LayoutBinding(
        owner: owner, view: layout.view(of: owner), name: name, effect: vocabulary.framework.bindings[name],
        keyPath: xml.value("keyPath") ?? "", destination: xml.value("destination") ?? "", place: place))
  }

  mutating func addAttribute(_ place: LayoutPlace) {
    guard let owner else { return }
    layout.attributes.append(
      RuntimeAttribute(
        owner: owner, keyPath: xml.value("keyPath") ?? "", type: xml.value("type") ?? "", value: xml.value("value"),
        place: place))
  }

  mutating func addVariation(_ place: LayoutPlace) {
    guard let owner else { return }
    var variation = LayoutVariation(owner: owner, key: frames[frames.count - 1].key ?? "", place: place)
    for attribute in xml.attributes where !xml.source.matches(attribute.name, "key") {
      variation.attributes.append(
        LayoutOption(name: xml.source.text(attribute.name), value: xml.text(attribute.value)))
    }
    layout.variations.append(variation)
    showVaried(variation, place)
  }

  /// What is there, or not there, in the size classes of the variation around it.
  mutating func addReference(_ role: Vocabulary.Role) {
    guard let reference = xml.value("reference"), !layout.variations.isEmpty else { return }
    let last = layout.variations.count - 1
    if case .included = role {
      layout.variations[last].included.append(reference)
    } else {
      layout.variations[last].excluded.append(reference)
    }
  }
}
