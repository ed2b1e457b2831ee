import Inventories
import RuleCards
import Syntax
import TestKit
import Testing

/// What a screen writes on its own, and what is no value of a model.
@Suite("Values of no model")
struct OwnValueTests {
  @Test("C1 an asset asked for with a literal is a constant, whatever initialiser the tree adds")
  func assets() {
    let screen = """
      final class StarController: UIViewController {
        let star = UIImageView()
        let moon = UIImageView()
        let photo = UIImageView()
        var sky: Sky!
        override func viewDidLoad() {
          star.image = Pictures.star
          moon.image = Drawings.moon.image
          photo.image = UIImage(symbol: sky.photo)
        }
      }
      """
    let model = """
      struct Sky { let photo: String; let note: String }
      struct Pictures { static let star = UIImage(symbol: "star")! }
      enum Drawings { static let moon = Drawing(name: "moon") }
      struct Drawing { let name: String; var image: UIImage { UIImage(named: name)! } }
      extension UIImage { convenience init?(symbol: String) { self.init(systemName: symbol) } }
      """
    #expect(JudgedPair(model: model, legacy: screen).loneRows == ["photo: matched", "note: missing"])
  }

  @Test("C1 a static constant that its own type's code names without the type is a constant")
  func ownStatic() {
    let screen = """
      final class NoteController: UIViewController {
        let label = UILabel()
        func show(_ note: Note) { label.text = Cleaner.clean(note.text) }
      }
      """
    let model = """
      struct Note { let text: String }
      enum Cleaner {
        private static let mark = "*"
        static func clean(_ text: String) -> String { text + mark }
      }
      """
    #expect(JudgedPair(model: model, legacy: screen).loneRows == ["text: matched"])
  }

  @Test("P2 what the framework hands over to say where and why is no input")
  func occasions() {
    let screen = """
      final class ListController: UIViewController {
        let label = UILabel()
        func select(_ sender: Any?, at indexPath: IndexPath, note: String) {
          label.text = sender == nil ? "" : note + String(indexPath.row)
        }
      }
      """
    #expect(JudgedPair(legacy: screen).loneRows == ["note: matched"])
  }

  @Test("K4 the framework's traits and panels are no models")
  func surroundings() {
    let screen = """
      final class LampView: UIView {
        let label = UILabel()
        var lamp: Lamp!
        override func layoutSubviews() {
          label.text = traitCollection.verticalSizeClass == .compact ? lamp.short : lamp.long
        }
      }
      """
    let model = "struct Lamp { let short: String; let long: String }"
    #expect(JudgedPair(model: model, legacy: screen).loneRows == ["short: matched", "long: matched"])
  }

  @Test("K1 a key goes through members that can be read one on the other")
  func joints() throws {
    let source = Source(
      path: "Album.swift",
      """
      struct Album { let cover: String; let pages: [Page]; let first: Page }
      struct Page { let title: String; let mood: Mood }
      enum Mood { case calm(level: Int), wild(note: Note) }
      struct Note { let text: String }
      """)
    let program = Analysis(files: [SourceFile(source: source, outline: outline(source))], rules: .builtIn).program
    func hop(_ type: String, _ name: String) throws -> Hop {
      let owner = TypeID(try #require(program.types.firstIndex { $0.name == type }))
      let first = String(name.prefix { $0 != "." })
      return Hop(owner: .declared(owner, []), name: name, member: program.members(named: first, of: owner).first)
    }
    func beginning(_ names: [(String, String)]) throws -> Int {
      program.beginning(of: try names.map { try hop($0.0, $0.1) }[...])
    }
    #expect(try beginning([("Album", "first"), ("Page", "mood"), ("Mood", "wild.note"), ("Note", "text")]) == 0)
    #expect(try beginning([("Album", "pages"), ("Page", "title")]) == 0)
    #expect(try beginning([("Album", "cover"), ("Page", "title")]) == 1)
    #expect(try beginning([("Album", "first"), ("Page", "mood"), ("Mood", "calm.level"), ("Note", "text")]) == 3)
  }
}
