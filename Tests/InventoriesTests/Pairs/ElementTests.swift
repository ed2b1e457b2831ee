import TestKit
import Testing

private func rows(_ model: String, _ legacy: String, _ migrated: String) -> [String] {
  let one = """
    final class BagController: UIViewController {
      let nameLabel = UILabel()
      let sizeLabel = UILabel()
      let tabs = UISegmentedControl()
      func show(_ bag: Bag) { \(legacy) }
    }
    """
  let other = "struct BagScreen: View { let bag: Bag; var body: some View { \(migrated) } }"
  return JudgedPair(model: model, legacy: one, migrated: other).rows
}

@Suite("K1 P5 R1 elements of collections")
struct ElementTests {
  private static let declared = "struct Item { var name: String; var size: String }; struct Bag { var items: [Item] }"
  private static let foreign = "struct Bag { var parcels: [KitParcel] }"
  private static let both =
    "for parcel in bag.parcels { nameLabel.text = parcel.name; sizeLabel.text = parcel.size }"

  @Test(
    "K1 a member of an element belongs to the element's type, whatever was called on the collection",
    arguments: [
      "ForEach(bag.items) { item in Text(item.name) }",
      "ForEach(Array(bag.items.enumerated()), id: \\.offset) { index, item in Text(item.name) }",
      "ForEach(Array(bag.items.enumerated()), id: \\.offset) { pair in Text(pair.element.name) }",
      "ForEach(bag.items.reversed()) { item in Text(item.name) }",
    ])
  func declaredElements(migrated: String) {
    let legacy = "for (index, item) in bag.items.enumerated() { tabs.insertSegment(withTitle: item.name, at: index) }"
    #expect(rows(Self.declared, legacy, migrated) == ["name: matched | matched", "size: missing | missing"])
  }

  @Test("K1 members of elements of a type that the tree does not declare are told apart")
  func foreignElements() {
    let kept = "ForEach(bag.parcels) { parcel in Text(parcel.name); Text(parcel.size) }"
    #expect(
      rows(Self.foreign, Self.both, kept) == ["parcels.name: matched | matched", "parcels.size: matched | matched"])
    let lost = "ForEach(bag.parcels) { parcel in Text(parcel.name) }"
    #expect(
      rows(Self.foreign, Self.both, lost) == ["parcels.name: matched | matched", "parcels.size: matched | missing"])
  }

  @Test("V4 where another member of such elements is shown instead, it may be made from the one that is not")
  func siblings() {
    let migrated = "ForEach(bag.parcels) { parcel in Text(parcel.name); Text(parcel.caption) }"
    #expect(
      rows(Self.foreign, Self.both, migrated) == [
        "parcels.name: matched | matched", "parcels.size: matched | unmeasured (unknown-type)",
        "parcels.caption: unmeasured (unknown-type) | matched",
      ])
  }

  @Test("R1 P5 a collection that one screen only counts and of which the other reads members has no row of its own")
  func counted() {
    let migrated = "ForEach(bag.parcels) { _ in Text(\"parcel\") }"
    #expect(
      rows(Self.foreign, Self.both, migrated) == ["parcels.name: matched | missing", "parcels.size: matched | missing"])
  }

  @Test("R1 a collection that both screens only count is shown by both")
  func countedByBoth() {
    let legacy = "nameLabel.text = \"\\(bag.parcels.count)\""
    let migrated = "ForEach(bag.parcels) { _ in Text(\"parcel\") }"
    #expect(rows(Self.foreign, legacy, migrated) == ["parcels: matched | matched"])
  }

  @Test("P2 whoever reads a collection of a model reaches the model: what is not read of the elements is missing")
  func reached() {
    let model = """
      struct Item { var name: String }
      final class Store { var items: [Item] = []; var sorted: [Item] { items.sorted { $0.name < $1.name } } }
      """
    let legacy = """
      final class StoreController: UIViewController {
        let nameLabel = UILabel()
        func show(_ store: Store) { for item in store.sorted { nameLabel.text = item.name } }
      }
      """
    let migrated = """
      struct StoreScreen: View {
        let store: Store
        var body: some View { ForEach(store.items) { _ in Text("item") } }
      }
      """
    #expect(JudgedPair(model: model, legacy: legacy, migrated: migrated).rows == ["name: matched | missing"])
  }

  @Test("R1 what elements are made into does not count: an array of their names has as many values as the array")
  func mapped() {
    let model = """
      struct Item { var name: String }
      struct Bag { var items: [Item]; var names: [String] { items.map { $0.name } } }
      """
    let legacy = "for item in bag.items { nameLabel.text = item.name }"
    #expect(
      rows(model, legacy, "ForEach(bag.names, id: \\.self) { _ in Text(\"item\") }").contains("name: matched | missing")
    )
  }
}
