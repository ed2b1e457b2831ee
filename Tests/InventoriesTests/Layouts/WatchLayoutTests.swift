import Testing

@testable import Inventories

@Suite("Documents of watches and television sets")
struct WatchLayoutTests {
  private let runs = """
    import WatchKit
    struct Run { var name: String; var pace: String; var note: String; var isDone: Bool }
    final class RunController: WKInterfaceController {
      @IBOutlet var nameLabel: WKInterfaceLabel!
      @IBOutlet var paceLabel: WKInterfaceLabel!
      @IBOutlet var noteLabel: WKInterfaceLabel!
      @IBOutlet var table: WKInterfaceTable!
      var run: Run!
      override func awake(withContext context: Any?) {
        run = context as? Run
        nameLabel.setText(run.name)
        nameLabel.setHidden(run.isDone)
        noteLabel.setText(run.note)
        let row = table.rowController(at: 0) as! LapRow
        row.lapLabel.setText(run.pace)
      }
    }
    final class LapRow: NSObject { @IBOutlet var lapLabel: WKInterfaceLabel! }
    final class DoneController: WKInterfaceController {}
    """

  private let interface = """
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"><scenes><scene sceneID="s">
    <objects><controller title="Run" id="c" customClass="RunController"><items>
    <label text="Name" id="nameLabel-1"/><label text="Pace" id="paceLabel-1"/>
    <label text="Note" hidden="YES" id="noteLabel-1"/>
    <button title="Start" id="b"><connections><segue destination="d" kind="modal" id="g"/></connections></button>
    <table id="table-1"><items><tableRow identifier="lap" id="r" customClass="LapRow"><group key="rootItem" id="k">\
    <items>
    <label text="Lap" id="l"/></items></group><connections><outlet property="lapLabel" destination="l" id="o"/>\
    </connections></tableRow></items></table></items>
    <connections>\(DressedScreen.outlets("nameLabel", "paceLabel", "noteLabel", "table"))</connections>
    </controller></objects></scene>
    <scene sceneID="t"><objects><controller id="d" customClass="DoneController"/></objects></scene></scenes></document>
    """

  @Test func `A controller of a watch shows what it sets, and what its document draws`() throws {
    let screen = DressedScreen(runs, layouts: ["Interface.storyboard": interface])
    let found = try #require(screen.report.screens.first { $0.name == "RunController" })
    // The note stands in a label that is hidden for good (rule S4).
    #expect(
      found.shows.map { "\($0.sink) \($0.keys.map(\.key).joined())" } == ["nameLabel.text name", "lapLabel.text pace"])
    #expect(found.conditions.map(\.key) == ["isDone"])
    #expect(found.ways.map { "\($0.way) \($0.screen)" } == ["opens DoneController"])
    #expect(
      screen.laidOut(on: "RunController") == ["title = Run, 2", "paceLabel.text = Pace, 3", "b.title = Start, 5"])
  }

  @Test func `A document of a television set is read as one of a phone`() throws {
    let swift = """
      import UIKit
      struct Film { var name: String; var year: String }
      final class FilmController: UIViewController {
        @IBOutlet var nameLabel: UILabel!
        @IBOutlet var texts: [UILabel]!
        var film: Film!
        override func viewDidLoad() {
          nameLabel.text = film.name
          texts[0].text = film.year
        }
      }
      """
    let views = """
      <label text="Name" id="nameLabel-1"/><label text="Year" id="y"/><label id="a">\
      <attributedString key="attributedText">\
      <fragment content="On "/><fragment><string key="content">air</string></fragment></attributedString></label>
      """
    let connections =
      DressedScreen.outlets("nameLabel") + "<outletCollection property=\"texts\" destination=\"y\" id=\"p\"/>"
    let document = DressedScreen.scene("FilmController", views, connections: connections)
      .replacing("iOS.CocoaTouch", with: "AppleTV")
    let screen = DressedScreen(swift, layouts: ["Film.storyboard": document])
    let found = try #require(screen.report.screens.first)
    #expect(found.shows.flatMap(\.keys).map(\.key) == ["name", "year"])
    #expect(screen.laidOut(on: "FilmController") == ["a.attributedText = On air, 2"])
  }
}
