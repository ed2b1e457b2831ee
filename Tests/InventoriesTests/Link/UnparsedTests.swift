import Inventories
import Syntax
import TestKit
import Testing

/// V4: what does not parse may show what else is not seen.
@Suite("Screens whose code does not parse")
struct UnparsedTests {
  private static let view = "struct KiteView: View { let kite: Kite; var body: some View { Text(kite.name) } }"

  /// A pair whose legacy screen has some statements, and shows the maker of a kite before them.
  private func pair(_ statements: String, header: String = "", migrated: String = Self.view) -> JudgedPair {
    let controller = """
      @interface KiteController : UIViewController
      @property (nonatomic, strong) Kite *kite;
      @property (nonatomic, strong) UILabel *nameLabel;
      @property (nonatomic, strong) UILabel *makerLabel;
      @end
      @implementation KiteController
      - (void)viewDidLoad {
        self.makerLabel.text = self.kite.maker;
        \(statements)
      }
      @end
      """
    return JudgedPair(header: KiteScreen.model + header, objectiveC: controller, migrated: migrated)
  }

  private func name(_ pair: JudgedPair) -> String? { pair.rows.first { $0.hasPrefix("name:") } }

  @Test("V4 behind a brace too many a member is unmeasured, and without it missing")
  func brace() {
    let broken = pair("} self.nameLabel.text = self.kite.name;")
    #expect(name(broken) == "name: unmeasured (unparsed) | matched")
    #expect(broken.rows.first { $0.hasPrefix("maker:") } == "maker: matched | missing")
    #expect(name(pair("[self.nameLabel sizeToFit];")) == "name: missing | matched")
  }

  @Test("V4 beside a statement that is not read a member is unmeasured, and the place is named once")
  func statement() {
    let broken = pair("self.nameLabel.text self.kite.name; self.nameLabel.text self.kite.name;")
    #expect(name(broken) == "name: unmeasured (unparsed) | matched")
    #expect(broken.report.problems.map(\.code) == [.brokenSyntax])
    #expect(broken.report.problems.map(\.line) == [9])
  }

  @Test(
    "D1 what a macro shows that is not followed is unmeasured",
    arguments: [
      ("#define A B\n#define B self.nameLabel.text = self.kite.name;", "A"),
      ("#define A [self.nameLabel setText:\n#define B ];", "A self.kite.name B"),
      ("#define JOIN(a, b) a##b\n#define A(n) JOIN(n, Label)", "A(self.name).text = self.kite.name;"),
    ])
  func macro(header: String, statement: String) {
    #expect(name(pair(statement + "\n", header: header + "\n")) == "name: unmeasured (unparsed) | matched")
  }

  @Test("D1 beside a macro that shows nothing a member is missing")
  func harmless() {
    let header = "#define A B\n#define B [Log write]\n"
    #expect(name(pair("A\n", header: header)) == "name: missing | matched")
  }

  @Test("V4 in Swift a member behind a brace too many is unmeasured", arguments: [true, false])
  func swift(isBroken: Bool) {
    let screen = """
      final class TideController: UIViewController {
        let noteLabel = UILabel()
        let heightLabel = UILabel()
        func show(_ tide: Tide) {
          heightLabel.text = tide.height
        \(isBroken ? "}\n  noteLabel.text = tide.note" : "")
        }
      }
      """
    let pair = JudgedPair(
      model: "struct Tide { var note: String; var height: String }", legacy: screen,
      migrated: "struct TideScreen: View { let tide: Tide; var body: some View { Text(tide.note + tide.height) } }")
    let verdict = isBroken ? "unmeasured (unparsed)" : "missing"
    #expect(pair.rows == ["note: \(verdict) | matched", "height: matched | matched"])
  }
}
