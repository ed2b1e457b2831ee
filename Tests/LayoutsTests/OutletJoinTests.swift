import RuleCards
import Syntax
import Testing

@testable import Layouts

@Suite("Outlets and the members they lead to")
struct OutletJoinTests {
  private func answers(
    _ text: String, _ classes: [String: OutletMembers], path: String = "Main.storyboard"
  ) -> [String: JoinedOutlet.Answer] {
    let layout = readLayout(Source(path: path, text)).layout
    let joined = OutletJoin { name, _ in classes[name] }.joined(layout)
    #expect(joined.map(\.outlet) == Array(layout.outlets.indices))
    return Dictionary(uniqueKeysWithValues: joined.map { (layout.outlets[$0.outlet].property, $0.answer) })
  }

  @Test func `An outlet is joined to the class that declares it, or dangles for a reason`() {
    let found = answers(
      Sample.phone,
      [
        "BoatCell": OutletMembers(names: ["nameLabel"], superclass: "HarbourCell"),
        "HarbourCell": OutletMembers(names: ["_marks"], superclass: "UITableViewCell"),
      ])
    #expect(
      found == [
        "textLabel": .framework, "nameLabel": .joined("BoatCell"), "marks": .joined("HarbourCell"),
        "width": .dangling(.noMember), "delegate": .framework, "needle": .dangling(.classNotFound),
      ])
  }

  @Test func `A superclass that is not in the tree may declare it`() {
    let found = answers(
      Sample.desk, ["LogWindow": OutletMembers(names: [], superclass: "BaseWindow")], path: "Log.xib")
    #expect(found == ["field": .dangling(.superclassNotFound)])
  }

  @Test func `A class whose superclasses go in a circle ends`() {
    let found = answers(
      Sample.desk,
      [
        "LogWindow": OutletMembers(names: [], superclass: "BaseWindow"),
        "BaseWindow": OutletMembers(names: [], superclass: "LogWindow"),
      ], path: "Log.xib")
    #expect(found == ["field": .dangling(.noMember)])
  }

  @Test(arguments: [
    ("destination=\"text-1\" id=\"o-1\"", "destination=\"gone\"", JoinedOutlet.Dangling.noDestination),
    ("customClass=\"TideController\"", "", nil),
  ])
  func `An outlet to nothing dangles, one of the framework's class is its own`(
    written: String, changed: String, reason: JoinedOutlet.Dangling?
  ) {
    let found = answers(Sample.watch.replacing(written, with: changed), [:])
    #expect(found == ["titleLabel": reason.map { .dangling($0) } ?? .framework])
  }
}
