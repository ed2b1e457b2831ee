import RuleCards
import Syntax
import Testing

@testable import Layouts

@Suite("An iOS storyboard")
struct PhoneLayoutTests {
  private let picture = LayoutPicture(Sample.phone)

  @Test func `The document says what it is and where it begins`() {
    #expect(picture.problems == [])
    #expect(picture.layout.kind == .storyboard)
    #expect(picture.layout.framework == "uikit")
    #expect(picture.layout.initial == "list-1")
    let scenes = picture.layout.scenes.map { "\($0.id) \($0.controller.map(picture.id) ?? "-") \($0.place.line)" }
    #expect(scenes == ["scene-1 list-1 5", "scene-2 detail-1 46"])
  }

  @Test func `An object's class is its own, else its element's`() {
    #expect(picture.object("list-1")?.className == "BoatList")
    #expect(picture.object("list-1")?.customModule == "Harbour")
    #expect(picture.object("list-1")?.baseClass == "UITableViewController")
    #expect(picture.object("content-1")?.className == "UIView")
    #expect(picture.object("text-1")?.place == LayoutPlace(line: 14, column: 41))
    #expect(picture.object("first-1")?.placeholder == .responder)
    #expect(picture.object("exit-1")?.placeholder == .exit)
    #expect(picture.object("child-1")?.storyboardName == "Crew")
    #expect(picture.object("child-1")?.referencedIdentifier == "List")
    #expect(picture.object("detail-1")?.storyboardIdentifier == "Detail")
  }

  @Test func `A cell is a prototype or static by the group it stands in`() {
    #expect(picture.object("cell-1")?.cell == .prototype)
    #expect(picture.object("cell-1")?.reuseIdentifier == "boat")
    #expect(picture.object("cell-2")?.cell == .static)
  }

  @Test func `Outlets lead from their owner to an id, a cell's own parts among them`() {
    #expect(
      picture.outlets == [
        "cell-1.textLabel* -> text-1", "cell-1.nameLabel -> text-1", "cell-1.width -> wide-1",
        "cell-1.marks[] -> image-1", "table-1.delegate -> list-1", "gauge-1.needle -> text-3",
      ])
    #expect(picture.layout.outlets.map(\.place.line) == [11, 24, 25, 26, 32, 81])
  }

  @Test func `A constraint is an object where something is connected to it`() {
    #expect(picture.object("wide-1")?.className == "NSLayoutConstraint")
    #expect(picture.object("high-1") == nil)
  }

  @Test func `Each text stands with its view and its name in code`() {
    #expect(
      picture.values == [
        "list-1.title = Boats", "text-1.text = Boat", "text-2.text = Gone", "image image-1.image = anchor",
        "item-1.title = All boats", "item-1.prompt = Choose", "bar-1.title = Add",
        "spoken button-1.accessibilityLabel = Sail now", "spoken button-1.accessibilityHint = Leaves",
        "button-1.title(normal) = Sail", "image button-1.image(normal) = sail",
        "button-1.title(disabled) = In\nport", "button-2.title = Moor", "field-1.placeholder = Name",
        "field-1.attributedText = Two parts", "segments-1.title(0) = In", "segments-1.title(1) = Out",
        "text-3.text = Wide", "text-3.text = Narrow @widthClass=compact", "section-1.headerTitle = Crew",
        "section-1.footerTitle = All",
      ])
    #expect(picture.layout.values.filter(\.isAttributed).map(\.text) == ["Two parts"])
  }

  @Test func `A text has the key that a string table knows it by`() {
    let keys = picture.layout.values.filter { picture.id($0.view) == "button-1" && $0.kind == .text }.map(\.tableKey)
    #expect(keys == ["button-1.normalTitle", "button-1.disabledTitle"])
    #expect(picture.layout.values.contains { $0.tableKey == "segments-1.segmentTitles[1]" && $0.text == "Out" })
    #expect(picture.layout.values.contains { $0.tableKey == "section-1.headerTitle" })
  }

  @Test func `What is hidden or in no size class is hidden for good, with all in it`() {
    let isHidden = picture.layout.hiddenForGood
    let hidden = picture.layout.objects.indices.filter { isHidden[$0] }.map(picture.id)
    #expect(hidden == ["text-2", "field-1"])
    #expect(picture.object("button-1")?.isMuted == true)
  }

  @Test func `A segue opens, holds or goes back`() {
    #expect(
      picture.segues == ["cell-1 opens detail-1 open", "view-1 returns exit-1 back:", "view-1 contains child-1 -"])
    let controllers = picture.layout.segues.map { picture.layout.controller(of: $0.source).map(picture.id) }
    #expect(controllers == ["list-1", "detail-1", "detail-1"])
  }

  @Test func `Actions name their method and its object`() {
    let actions = picture.layout.actions.map {
      "\(picture.id($0.source)) \($0.selector) \($0.target ?? "-") \($0.event ?? "-")"
    }
    #expect(actions == ["bar-1 add: list-1 -", "button-1 sail: detail-1 touchUpInside"])
  }

  @Test func `Runtime attributes have a key path and, where it is a word, a value`() {
    let attributes = picture.layout.attributes.map { "\($0.keyPath) \($0.type) \($0.value ?? "-")" }
    #expect(attributes == ["caption.text string Deck", "note string Long", "tint color -"])
  }

  @Test func `An unknown element is unmeasured; one with an id is an object all the same`() {
    #expect(
      picture.layout.unmeasured.map { "\($0.name) \($0.count) \($0.place.line)" } == ["gauge 1 79", "needle 1 80"])
    #expect(picture.object("gauge-1")?.className == "Gauge")
    #expect(picture.object("gauge-1")?.baseClass == nil)
  }
}
