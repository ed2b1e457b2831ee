import TestKit
import Testing

@Suite("S1 what a cell draws by itself")
struct DrawingCellTests {
  /// The rows of a list that writes into the properties of its cell, which draws them in a method.
  private func rows(drawing method: String, then message: String) -> [String] {
    let list = """
      @interface KiteList : UITableViewController
      @property (nonatomic, strong) NSArray<Kite *> *kites;
      @end
      @interface KiteCell : UITableViewCell
      @property (nonatomic, copy) NSString *heading;
      @property (nonatomic, strong) UILabel *headingLabel;
      @end
      @implementation KiteList
      - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
        KiteCell *cell = [tableView dequeueReusableCellWithIdentifier:@"kite" forIndexPath:path];
        cell.heading = self.kites[path.row].name;
        \(message)
        return cell;
      }
      @end
      @implementation KiteCell
      \(method)
      @end
      """
    let migrated = "struct KiteRow: View { let kite: Kite; var body: some View { Text(kite.name) } }"
    return JudgedPair(header: KiteScreen.model, objectiveC: list, migrated: migrated).rows
      .filter { $0.hasPrefix("name:") }
  }

  @Test(
    "S1 what a list writes into its cell's properties shows where the cell lays itself out or draws",
    arguments: [
      ("- (void)layoutSubviews { [super layoutSubviews]; self.headingLabel.text = self.heading; }", ""),
      ("- (void)layoutSubviews { self.headingLabel.text = _heading; }", "[cell setNeedsLayout];"),
      ("- (void)drawRect:(CGRect)rect { [self.heading drawInRect:rect withAttributes:nil]; }", ""),
      ("- (void)refresh { self.headingLabel.text = self.heading; }", "[cell refresh];"),
      (
        "- (void)setHeading:(NSString *)h { _heading = h; [self refresh]; }\n"
          + "- (void)refresh { self.headingLabel.text = _heading; }", ""
      ),
    ])
  func drawn(method: String, message: String) {
    #expect(rows(drawing: method, then: message) == ["name: matched | matched"])
  }

  @Test("S1 a cell that a generic function of the tree answers is of the type that it is asked for")
  func genericDequeue() {
    let list = """
      final class KiteList: UITableViewController {
        var kites: [Kite] = []
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(ofType: KiteCell.self, for: path)
          cell.heading = kites[path.row].name
          cell.refresh()
          return cell
        }
      }
      final class KiteCell: UITableViewCell {
        var heading: String?
        private let headingLabel = UILabel()
        func refresh() { headingLabel.text = heading.map { $0.uppercased() } }
      }
      extension UITableView {
        func dequeueReusableCell<Cell: UITableViewCell>(ofType type: Cell.Type, for path: IndexPath) -> Cell {
          guard let cell = dequeueReusableCell(withIdentifier: "\\(type)", for: path) as? Cell else { return Cell() }
          return cell
        }
      }
      """
    let migrated = "struct KiteRow: View { let kite: Kite; var body: some View { Text(kite.name) } }"
    let rows = JudgedPair(model: "struct Kite { let name: String }", legacy: list, migrated: migrated).rows
    #expect(rows == ["name: matched | matched"])
  }
}
