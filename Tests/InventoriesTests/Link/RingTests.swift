import TestKit
import Testing

/// Bodies that lead to one another on ever other ways.
@Suite("Rings of bodies end")
struct RingTests {
  private static let model = "struct Dish { var note: String; var side: String }"

  @Test(
    "Methods that call one another with what they have just kept end, and show what they show", arguments: [3, 6])
  func methods(count: Int) {
    let methods = (0..<count).map { own in
      let calls = (0..<count).map { "d\($0) = x; set\($0)(d\(own)!)" }.joined(separator: "; ")
      return """
        let l\(own) = UILabel()
        var d\(own): Dish?
        func set\(own)(_ x: Dish) { d\(own) = x; l\(own).text = x.note; \(calls) }
        """
    }
    let screen = "final class DishCell: UITableViewCell { \(methods.joined(separator: "\n")) }"
    #expect(JudgedPair(model: Self.model, legacy: screen).loneRows.contains("note: matched"))
  }

  @Test("Cells that make and fill one another end", arguments: [3, 6])
  func cells(count: Int) {
    let cells = (0..<count).map { own in
      let made = (0..<count).map { "let c\($0) = Cell\($0)(); c\($0).dish = dish; addSubview(c\($0))" }
      return """
        final class Cell\(own): UITableViewCell {
          let label = UILabel()
          var dish: Dish! { didSet { label.text = dish.note; \(made.joined(separator: "; ")) } }
        }
        """
    }
    #expect(JudgedPair(model: Self.model, legacy: cells.joined(separator: "\n")).loneRows.contains("note: matched"))
  }

  @Test("Properties that are given one another in many methods end")
  func properties() {
    let count = 8
    let declared = (0...count).map { "var p\($0): Boat!" }.joined(separator: "; ")
    let written = (0..<count).flatMap { place in
      (0..<count).map { "func w\(place)x\($0)() { p\(place) = p\(place + 1) }" }
    }
    let screen = """
      final class BoatController: UIViewController {
        let label = UILabel()
        \(declared)
        \(written.joined(separator: "\n"))
        func last(_ dish: Dish) { p\(count) = Boat(dish.note) }
        func show() { label.text = p0.name }
      }
      final class Boat { var name = ""; init(_ name: String) { self.name = name } }
      """
    #expect(JudgedPair(model: Self.model, legacy: screen).loneRows.contains("name: matched"))
  }
}
