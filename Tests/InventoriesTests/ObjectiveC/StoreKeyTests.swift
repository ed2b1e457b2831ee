import TestKit
import Testing

/// What is read of a store, and what is put there.
@Suite("K2 keys of stores")
struct StoreKeyTests {
  private func matched(_ put: String, _ read: String) -> [String] {
    let methods = """
      - (void)viewDidLoad {
        NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
        \(put)
        self.nameLabel.text = \(read);
        self.title = self.kite.maker;
      }
      """
    return KiteScreen(methods: methods).matched
  }

  @Test("K2 what a store is given under a key is not what is read under another")
  func otherKey() {
    let put = #"[defaults setObject:self.kite.name forKey:@"place"];"#
    #expect(matched(put, #"[defaults stringForKey:@"last"]"#) == ["maker"])
  }

  @Test("C1 what is read of a store is no constant of the screen")
  func noConstant() {
    let model = "struct Log { let name: String; let day: String }"
    let screen = #"""
      final class LogController: UIViewController {
        let label = UILabel()
        func bind(_ log: Log) {
          title = log.name
          label.text = UserDefaults(suiteName: log.day)!.string(forKey: "x")
        }
      }
      """#
    let pair = JudgedPair(model: model, legacy: screen)
    #expect(pair.constants.isEmpty)
    #expect(pair.loneRows == ["name: matched", "day: missing"])
  }
}
