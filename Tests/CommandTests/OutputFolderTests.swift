import Foundation
import TestKit
import Testing

@Suite("The folder of inventory --output")
struct OutputFolderTests {
  @Test(
    "What stands in the way is told in the system's words",
    arguments: ["a.swift", "a.swift/sub", "a.swift/sub/folder"])
  func refused(folder: String) throws {
    let ran = try Tree(screens: ["a.swift"]).inventory("--output", folder)
    #expect(ran.status == 2)
    #expect(ran.errors == "uyum: \(folder): can't be written: Not a directory\n")
  }

  @Test("Where a folder stands in a file's place, the others are still written, and the status is 2")
  func oneRefused() throws {
    let tree = try Tree(screens: ["a.swift", "b.swift", "c.swift"], ["out/Screen0.csv/x.txt": ""])
    let ran = try tree.inventory("--output", "out")
    #expect(ran.status == 2)
    #expect(ran.errors == "uyum: out/Screen0.csv: can't be written: Is a directory\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: tree.folder.appendingPathComponent("out").path)
    #expect(names.sorted() == ["Screen0.csv", "Screen1.csv", "Screen2.csv"])
  }
}
