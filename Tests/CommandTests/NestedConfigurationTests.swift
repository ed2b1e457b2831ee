import Foundation
import TestKit
import Testing

/// A `.uyum.json` in a folder below the one that the run goes by.
@Suite("Nested configurations")
struct NestedConfigurationTests {
  /// A pair whose migrated screen lost `note`; both reach only the model of their letter.
  private static func pair(_ letter: String) -> String {
    """
    import UIKit
    import SwiftUI
    struct Item\(letter) { var title: String; var note: String }
    final class Legacy\(letter)Controller: UIViewController {
      let first = UILabel()
      let second = UILabel()
      func bind(_ item: Item\(letter)) { first.text = item.title; second.text = item.note }
    }
    struct \(letter)View: View { let item: Item\(letter); var body: some View { Text(item.title) } }

    """
  }

  /// What `uyum scan` finds in a tree of two pairs, in the folders `A` and `B`: the files and levels of its findings.
  private func findings(_ configurations: [String: String], _ arguments: String..., in folder: String = "") throws
    -> [String]
  {
    var files = configurations
    for letter in ["A", "B"] { files["\(letter)/S.swift"] = Self.pair(letter) }
    let tree = try Tree(files)
    let place = folder.isEmpty ? tree.folder : tree.folder.appendingPathComponent(folder)
    let run = try Program.run(["scan", "--format", "xcode"] + arguments, in: place)
    return run.output.split(separator: "\n").map { line in
      let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: [" "]) }
      return "\(parts[0]) \(parts[3])"
    }
  }

  private static let drop = #"{"decisions": [{"key": "note", "decision": "drop", "reason": "gone"}]}"#

  @Test("A decision holds in its folder alone")
  func decisions() throws {
    #expect(try findings([:]) == ["A/S.swift error", "B/S.swift error"])
    #expect(try findings(["A/.uyum.json": Self.drop]) == ["B/S.swift error"])
    #expect(try findings([".uyum.json": Self.drop]) == [])
  }

  @Test("A folder's levels stand before those outside it")
  func levels() throws {
    let (note, hidden) = (#"{"levels": {"missing": "note"}}"#, #"{"levels": {"missing": "hidden"}}"#)
    #expect(try findings([".uyum.json": note]) == ["A/S.swift note", "B/S.swift note"])
    #expect(try findings(["A/.uyum.json": note]) == ["A/S.swift note", "B/S.swift error"])
    #expect(try findings([".uyum.json": hidden, "B/.uyum.json": note]) == ["B/S.swift note"])
  }

  @Test("A configuration above a named folder or file holds in it")
  func above() throws {
    let files = [".git/HEAD": "", "A/.uyum.json": Self.drop]
    #expect(try findings(files, "A/S.swift", "B/S.swift") == ["B/S.swift error"])
    #expect(try findings(files, in: "A") == [])
    #expect(try findings(files, "../A", in: "B") == [])
  }

  @Test("A pair that a folder's configuration names is one")
  func pairs() throws {
    let named = #"{"pairs": [{"legacy": "LegacyAController", "migrated": "BView"}]}"#
    let tree = try Tree(["A/S.swift": Self.pair("A"), "B/S.swift": Self.pair("B"), "B/.uyum.json": named])
    let run = try Program.run(["scan", "--format", "json"], in: tree.folder)
    let pairs = try JSONValue(json: run.output)["pairs"]?.elements ?? []
    #expect(pairs.contains { $0["legacy"] == .text("LegacyAController") && $0["migrated"] == .text("BView") })
  }

  @Test("A decision that names no screen is told by that name, once, and the run goes on")
  func unknownScreen() throws {
    let decisions = ["a", "b"].map { #"{"screen": "Gone", "key": "\#($0)", "decision": "drop", "reason": "r"}"# }
    let known = #"{"screen": "Screen0", "key": "title", "decision": "drop", "reason": "r"}"#
    let all = (decisions + [known]).joined(separator: ", ")
    let tree = try Tree(screens: ["a.swift"], [".uyum.json": #"{"decisions": [\#(all)]}"#])
    let ran = try tree.inventory()
    #expect(ran.errors == "uyum: nothing has this name: `Gone` (unknown-name)\n")
    #expect(ran.status == 0)
  }
}
