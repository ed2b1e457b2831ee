import RuleCards
import Syntax

extension LayoutReader {
  /// An element begins; its frame is the last one.
  mutating func enter(_ role: Vocabulary.Role, _ place: LayoutPlace) {
    switch role {
    case .element(let element): enter(element, place)
    case .scene:
      layout.scenes.append(LayoutScene(id: xml.value("sceneID") ?? "", controller: nil, place: place))
    case .outlet: addOutlet(place, isCollection: false)
    case .collection: addOutlet(place, isCollection: true)
    case .action: addAction(place)
    case .segue: addSegue(place)
    case .binding: addBinding(place)
    case .attribute: addAttribute(place)
    case .flag: readFlag()
    case .text: frames[frames.count - 1].isEncoded = xml.isSet("base64-UTF8")
    case .fragment: frames[frames.count - 1].text = xml.value("content") ?? ""
    case .variation: addVariation(place)
    case .included, .excluded: addReference(role)
    case .unknown: enterUnknown(place)
    case .document, .attributed, .options, .mask: break
    }
  }

  private mutating func enter(_ element: LayoutElement, _ place: LayoutPlace) {
    if case .object(let name) = element.kind {
      let object = object(element, name, place)
      if element.isMinor { return minor.append(object) }
      add(object)
    }
    for part in element.parts { addPart(part, place) }
    showAttributes(of: element, place)
  }

  /// An element that no table knows: one with an id is an object all the same.
  private mutating func enterUnknown(_ place: LayoutPlace) {
    let name = frames[frames.count - 1].name
    if let index = unknown[name] {
      layout.unmeasured[index].count += 1
    } else {
      unknown[name] = layout.unmeasured.count
      layout.unmeasured.append(UnknownElement(name: name, count: 1, place: place))
    }
    guard xml.value("id") != nil else { return }
    add(object(LayoutElement(), nil, place))
  }

  private mutating func add(_ object: LayoutObject) {
    let index = layout.objects.count
    layout.objects.append(object)
    frames[frames.count - 1].object = index
    if frames[frames.count - 1].key.map(vocabulary.framework.patterns.contains) ?? false {
      frames[frames.count - 1].isPattern = true
    }
    if let scene = object.scene, object.parent == nil, object.placeholder == nil,
      layout.scenes[scene].controller == nil
    {
      layout.scenes[scene].controller = index
    }
  }

  private mutating func object(_ element: LayoutElement, _ name: String?, _ place: LayoutPlace) -> LayoutObject {
    let frame = frames[frames.count - 1]
    var object = LayoutObject(id: xml.value("id") ?? "", element: frame.name, place: place)
    object.baseClass = name
    object.customClass = xml.value("customClass")
    object.customModule = xml.value("customModule")
    object.key = frame.key
    object.parent = frame.object
    object.scene = layout.scenes.isEmpty ? nil : layout.scenes.count - 1
    object.placeholder = placeholder(object)
    object.cell = cell()
    object.reuseIdentifier = xml.value("reuseIdentifier") ?? (object.cell == nil ? nil : xml.value("identifier"))
    object.userLabel = xml.value("userLabel")
    object.storyboardIdentifier = xml.value("storyboardIdentifier")
    object.storyboardName = xml.value("storyboardName")
    object.referencedIdentifier = xml.value("referencedIdentifier")
    object.isCell = element.isCell
    object.isHidden = xml.isSet("hidden")
    return object
  }

  private mutating func placeholder(_ object: LayoutObject) -> LayoutPlaceholder? {
    guard object.parent == nil else { return nil }
    let name = xml.value("placeholderIdentifier") ?? xml.value("sceneMemberID") ?? object.id
    return vocabulary.framework.placeholders[name]
  }

  /// What the group that the last frame stands in makes of it.
  private func cell() -> LayoutCell? {
    guard frames.count > 2 else { return nil }
    let group = frames[frames.count - 2].name
    let cells = vocabulary.framework.cells
    return cells[frames[frames.count - 3].name + "/" + group] ?? cells[group]
  }

  /// What an element with a key says of the object around it, as that it is not to be read out.
  private mutating func readFlag() {
    guard frames.count > 1, let key = frames[frames.count - 1].key, let object = frames[frames.count - 1].object,
      vocabulary.framework.mutes.contains(frames[frames.count - 2].name + "/" + key)
    else { return }
    layout.objects[object].isMuted = xml.value("value") == "NO"
  }
}

extension LayoutObject {
  /// An object of which only its element is known yet.
  init(id: String, element: String, place: LayoutPlace) {
    self.id = id
    self.element = element
    self.place = place
  }
}
