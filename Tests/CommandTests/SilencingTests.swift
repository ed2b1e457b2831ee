import Foundation
import TestKit
import Testing

/// `uyum:ignore` wherever a field may be declared or laid out.
@Suite("Comments that silence, with their reasons")
struct SilencingTests {
  private let row = """
    import SwiftUI
    struct TripRow: View {
      let trip: Trip
      var body: some View {
        Text(trip.port ?? "port.none")
        Text(trip.name)
      }
    }

    """
  private let strings = "\"port.none\" = \"No port\";\n"
  private let comment = "// uyum:ignore port - the desk reads keys\n"

  /// The findings of a tree, and the reasons that its rows have.
  private func scanned(_ files: [String: String]) throws -> (findings: [String], reasons: [String]) {
    let tree = try Tree(files)
    let run = try Program.run(["scan", ".", "--format", "json", "--no-cache"], in: tree.folder)
    let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let screens = try #require(report["screens"] as? [[String: Any]])
    let rows = screens.flatMap { $0["rows"] as? [[String: Any]] ?? [] }
    let reasons = rows.compactMap { row -> String? in
      guard let ignored = row["ignored"] as? [String: Any], let site = ignored["site"] as? [String: Any] else {
        return nil
      }
      return "\(row["key"] ?? "") \(ignored["reason"] ?? "") \(site["file"] ?? ""):\(site["line"] ?? "")"
    }
    return (findings.map { "\($0["rule"] ?? "") \($0["key"] ?? "")" }, reasons)
  }

  @Test("A comment at a Swift model silences a finding beside its row, which keeps the reason")
  func swift() throws {
    let model = "struct Trip {\n  \(comment)  var port: String?\n  var name: String\n}\n"
    let files = ["Trip.swift": model, "TripRow.swift": row, "en.lproj/Localizable.strings": strings]
    let (findings, reasons) = try scanned(files)
    #expect(findings == [])
    #expect(reasons == ["port the desk reads keys Trip.swift:2"])
    let loud = try scanned(files.merging(["Trip.swift": model.replacing(comment, with: "\n")]) { $1 })
    #expect(loud.findings == ["prints-key port"])
    #expect(loud.reasons == [])
  }

  @Test("A comment in a header silences as one in Swift does", arguments: [true, false])
  func header(isAbove: Bool) throws {
    let header = """
      #import <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      \(isAbove ? comment : "\n")@interface Trip : NSObject
      \(isAbove ? "\n" : comment)@property (nonatomic, copy, nullable) NSString *port;
      @property (nonatomic, copy) NSString *name;
      @end
      NS_ASSUME_NONNULL_END

      """
    let files = ["Trip.h": header, "TripRow.swift": row, "en.lproj/Localizable.strings": strings]
    let (findings, reasons) = try scanned(files)
    #expect(findings == [])
    #expect(reasons == ["port the desk reads keys Trip.h:\(isAbove ? 3 : 5)"])
    #expect(try scanned(files.mapValues { $0.replacing(comment, with: "\n") }).findings == ["prints-key port"])
  }

  private let controller = """
    import UIKit
    struct Lamp { var name: String; var note: String }
    final class LampController: UIViewController {
      @IBOutlet var nameLabel: UILabel!
      @IBOutlet var noteLabel: UILabel!
      var lamp: Lamp!
      override func viewDidLoad() { nameLabel.text = lamp.name }
    }

    """

  private func storyboard(_ comment: String, inside: Bool) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
    \(inside ? "" : comment)
    <scene sceneID="s"><objects><viewController id="c" customClass="LampController"><view key="view" id="v"><subviews>
    \(inside ? comment : "")
    <label text="Note" id="n"/></subviews></view>
    <connections><outlet property="noteLabel" destination="n" id="o"/></connections>
    </viewController></objects></scene></scenes></document>

    """
  }

  @Test("A comment in a layout document silences at the class that it stands at, or above", arguments: [true, false])
  func layout(inside: Bool) throws {
    let comment = "<!-- uyum:ignore note - it is drawn by hand -->"
    let files = ["LampController.swift": controller, "Lamp.storyboard": storyboard(comment, inside: inside)]
    let (findings, reasons) = try scanned(files)
    #expect(findings == [])
    #expect(reasons == ["note it is drawn by hand Lamp.storyboard:\(inside ? 4 : 2)"])
    let loud = try scanned(files.mapValues { $0.replacing(comment, with: "<!-- a note -->") })
    #expect(loud.findings == ["prints-placeholder note", "unmeasured note"])
  }

  @Test("A comment in a layout document that silences nothing is told where it stands")
  func idle() throws {
    let comment = "<!-- uyum:ignore badge - removed -->"
    let files = ["LampController.swift": controller, "Lamp.storyboard": storyboard(comment, inside: true)]
    let tree = try Tree(files)
    let output = try Program.run(["scan", ".", "--format", "xcode"], in: tree.folder).output
    #expect(output.contains("Lamp.storyboard:4:1: warning: "))
  }

  @Test("A comparison minds the comments at its models, and the reason is printed with --all")
  func compared() throws {
    let model = "struct Trip {\n  \(comment)  var port: String?\n  var name: String\n}\n"
    let tree = try Tree(["Trip.swift": model, "TripRow.swift": row, "en.lproj/Localizable.strings": strings])
    let paths = ["--migrated", "TripRow.swift", "--model", "Trip.swift", "en.lproj/Localizable.strings"]
    let output = try Program.run(["compare"] + paths + ["--all"], in: tree.folder).output
    #expect(output.contains("\n           ignored: the desk reads keys\n"))
    #expect(!output.contains("prints-key"))
  }
}
