import Foundation
import TestKit
import Testing

/// What of a tree is read, and what is told of the rest.
@Suite("Walking a tree")
struct WalkTests {
  @Test("S5 code of others, built code, tests and hidden folders are no source of screens")
  func exclusions() throws {
    let left = [
      "Pods/A.swift", "App/Pods/B/A.swift", "Carthage/A.swift", ".build/A.swift", "DerivedData/A.swift",
      ".hidden/A.swift",
      "node_modules/A.swift", "AppTests/A.swift", "AppUITests/A.swift", "Core/Tests/CoreTests/A.swift",
      "Kit.xcframework/A.swift", ".A.swift",
    ]
    let read = ["App/A.swift", "App/PodsView.swift", "App/TestsView/A.swift", "DerivedData.swift/A.swift"]
    #expect(try Tree(screens: left + read).screens() == read.sorted())
  }

  @Test("S5 a file that imports what only tests import is no source of screens, wherever it lies")
  func tests() throws {
    let tree = try Tree(screens: ["App/A.swift"])
    try tree.lay("import XCTest\n" + Tree.screen(1), at: "App/B.swift")
    try tree.lay("@testable import App\nimport Testing\n" + Tree.screen(2), at: "App/C.swift")
    try tree.lay("import XCTestNot\n// import XCTest\n" + Tree.screen(3), at: "App/D.swift")
    #expect(try tree.screens() == ["App/A.swift", "App/D.swift"])
  }

  @Test("S5 storyboards, xibs and string tables are read with the tree, compiled tables passed over")
  func layouts() throws {
    let tree = try Tree(screens: ["App/A.swift"])
    try tree.lay("bplist00\0\0", at: "App/Kit.bundle/Built.strings")
    let plain = try Program.run(["scan", ".", "--format", "json"], in: tree.folder)
    #expect(plain.status == 0)
    #expect(!plain.errors.contains("Built.strings"))
    try tree.lay("<document type=\"a.XIB\"><objects>", at: "App/A.xib")
    let run = try Program.run(["scan", ".", "--format", "json"], in: tree.folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("App/A.xib:1: "))
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let files = (report?["counts"] as? [String: Any])?["files"] as? [String: Any]
    #expect(files?["layouts"] as? Int == 1)
  }

  @Test("S5 a layout document that is no text is told")
  func binary() throws {
    let tree = try Tree(screens: ["App/A.swift"], ["App/Main.storyboard": "bplist00\0\0"])
    let run = try Program.run(["scan", "."], in: tree.folder)
    #expect(run.errors == "uyum: App/Main.storyboard: is no text and was left out (not-text)\n")
  }

  @Test("S5 pipes by the names of settings are not waited for")
  func pipes() throws {
    let tree = try Tree(screens: ["App/A.swift"])
    #expect(try tree.shell("mkfifo .gitignore .uyum.json App/.gitignore App/.uyum.json"))
    let run = try Program.run(["inventory", "--format", "csv"], in: tree.folder)
    #expect(run.screenFiles == ["App/A.swift"])
    for path in [".uyum.json", "App/.uyum.json"] {
      #expect(run.errors.split(separator: "\n").contains { $0.hasPrefix("uyum: \(path): can't be read") })
    }
  }

  @Test("A side that holds no screen is told, as are both")
  func sides() throws {
    let tree = try Tree(screens: ["A.swift"], ["a.m": "int a;\n"])
    let run = { (sides: [String]) in try Program.run(["compare"] + sides, in: tree.folder).errors }
    let told = "uyum: no screen was found in 1 file: a.m (no-screen)\n"
    #expect(try run(["--legacy", "a.m", "--migrated", "A.swift"]) == told)
    #expect(try run(["--legacy", "A.swift", "--migrated", "a.m"]) == told)
    #expect(try run(["--migrated", "A.swift"]) == "")
  }

  @Test("S5 what a path names is read, whatever its name")
  func named() throws {
    let tree = try Tree(screens: ["AppTests/A.swift", "Pods/B.swift", "Built/C.swift"], [".gitignore": "Built\n"])
    #expect(try tree.screens() == [])
    #expect(
      try tree.screens("AppTests", "Pods/B.swift", "Built") == ["AppTests/A.swift", "Built/C.swift", "Pods/B.swift"])
  }

  @Test("S5 previews are no screens")
  func previews() throws {
    let tree = try Tree(screens: ["A.swift"])
    let provider = "struct P: PreviewProvider { static var previews: some View { Text(Item0(title: \"a\").title) } }\n"
    try tree.lay("import SwiftUI\n\(provider)#Preview { Text(Item0(title: \"a\").title) }\n", at: "B.swift")
    #expect(try tree.screens() == ["A.swift"])
  }

  @Test("S5 what a preview hands a view is not what the screen is given")
  func previewValues() throws {
    let shown = """
      import SwiftUI
      struct Item { var title: String }
      struct Row: View { let text: String; var body: some View { Text(text) } }
      struct ItemView: View { let item: Item; var body: some View { Row(text: item.title) } }

      """
    let row = "{ static var previews: some View { Row(text: \"Sample\") } }\n"
    let previews = [
      "struct Row_Previews: PreviewProvider \(row)",
      "struct Row_Previews \(row)extension Row_Previews: SwiftUI.PreviewProvider {}\n",
      "#Preview { Row(text: \"Sample\") }\n",
    ]
    let alone = try Tree(["A.swift": shown]).inventory().output
    #expect(alone.contains("ItemView,swiftui,shows,title,Item,"))
    for preview in previews {
      #expect(try Tree(["A.swift": shown, "P.swift": "import SwiftUI\n" + preview]).inventory().output == alone)
    }
  }

  @Test("A path named twice, or inside another one, is read once")
  func twice() throws {
    let tree = try Tree(screens: ["App/A.swift", "B.swift"])
    #expect(try tree.screens(".", "./App", "App//A.swift", "B.swift") == ["App/A.swift", "B.swift"])
  }

  @Test("Names with blanks, emoji, commas and brackets are read and printed as they are")
  func names() throws {
    let names = ["My App/A b.swift", "[x]*?/A.swift", "\u{1F600}/\u{E7}\u{131}.swift", "a\u{300}/-A.swift"]
    #expect(try Set(Tree(screens: names).screens()) == Set(names))
  }

  @Test("A name that is no UTF-8 is read, the byte printed as \\xFF")
  func invalidName() throws {
    let tree = try Tree(screens: ["A.swift"])
    let copies = try tree.shell("cp A.swift \"$(printf 'B\\377.swift')\" && sed -i.old s/0/1/g B*.swift && rm *.old")
    // A file system that takes UTF-8 alone has no such names.
    guard copies else { return }
    #expect(try tree.screens() == ["A.swift", "B\\xFF.swift"])
  }

  @Test("Links met on the way are not followed, so a cycle ends and no file is read twice; a named link is followed")
  func links() throws {
    let tree = try Tree(screens: ["App/A.swift", "Out/B.swift"])
    try tree.link("App/back", to: "..")
    try tree.link("App/self", to: "self")
    try tree.link("App/out", to: "../Out")
    try tree.link("App/C.swift", to: "A.swift")
    try tree.link("App/D.swift", to: "nowhere")
    #expect(try tree.screens("App") == ["App/A.swift"])
    #expect(try tree.screens("App/out", "App/C.swift") == ["App/C.swift", "App/out/B.swift"])
    let run = try tree.inventory("App/self")
    #expect(run.errors.hasPrefix("uyum: App/self: is a link back into its own folder"))
    #expect(run.status == 2)
  }

  @Test("A folder that can't be opened is told with its path, the rest is read, status 2")
  func unreadable() throws {
    let tree = try Tree(screens: ["App/A.swift", "Shut/B.swift"])
    // Root may open every folder but one whose path is longer than the system takes.
    let half = ["d", "e"].map { letter in
      Array(repeating: String(repeating: letter, count: 200), count: 12).joined(separator: "/")
    }
    let lengthen = "mkdir -p \(half[0]) \(half[1]) && mv eee* \(half[0])"
    #expect(try tree.shell(getuid() == 0 ? lengthen : "chmod 0 Shut"))
    let run = try tree.inventory()
    _ = try tree.shell("chmod 755 Shut; rm -rf d*")
    #expect(run.screenFiles.contains("App/A.swift"))
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("uyum: \(getuid() == 0 ? half[0] : "Shut")"))
    #expect(run.errors.hasSuffix("(cannot-read)\n"))
  }

  @Test("A tree that changes while it is read does not fail the run")
  func vanishing() throws {
    let tree = try Tree(screens: ["A.swift"])
    let line = "mkdir -p $N; for i in 1 2 3 4 5 6 7 8 9; do cp A.swift $N/F$i.swift; done; rm -rf $N"
    let busy = Process()
    busy.executableURL = URL(fileURLWithPath: "/bin/sh")
    busy.arguments = ["-c", "while test -e A.swift; do for N in x y z/z; do \(line); done; done"]
    busy.currentDirectoryURL = tree.folder
    try busy.run()
    defer {
      busy.terminate()
      busy.waitUntilExit()
    }
    for _ in 0..<25 {
      let run = try tree.inventory("--threads", "3")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.isEmpty)
      #expect(run.screenFiles.contains("A.swift"))
    }
  }

  @Test("What is no regular file is not read, and no pipe is waited for")
  func special() throws {
    let tree = try Tree(screens: ["A.swift"])
    #expect(try tree.shell("mkfifo B.swift && mkdir C.swift"))
    #expect(try tree.inventory().screenFiles == ["A.swift"])
  }

  @Test("A file that is no text is told and left out, status 2")
  func noText() throws {
    let run = try Tree(screens: ["A.swift"], ["Z.swift": "a\0b"]).inventory()
    #expect(run.screenFiles == ["A.swift"])
    #expect(run.errors == "uyum: Z.swift: is no text and was left out (not-text)\n")
    #expect(run.status == 2)
  }

  @Test("An empty file is no problem; bytes that are no UTF-8 are one with their line, and no failure")
  func odd() throws {
    let tree = try Tree(screens: ["A.swift"], ["E.swift": ""])
    #expect(try tree.shell("(printf '// \\n// \\377\\n'; sed s/0/1/g A.swift) > U.swift"))
    let run = try tree.inventory()
    #expect(run.status == 0)
    #expect(run.screenFiles == ["A.swift", "U.swift"])
    #expect(run.errors == "uyum: U.swift:2: is not valid UTF-8; the rest of it was read (invalid-utf8)\n")
  }

  @Test("A missing path is told, the rest is read, status 2")
  func missing() throws {
    let run = try Tree(screens: ["App/A.swift"]).inventory("App", "Nowhere")
    #expect(run.errors == "uyum: Nowhere: no such file or folder (not-found)\n")
    #expect(run.screenFiles == ["App/A.swift"])
    #expect(run.status == 2)
  }

  @Test("No screen: it says where it looked and at how many files")
  func noScreen() throws {
    let run = try Tree(["App/A.swift": "let a = 1\n", "B/C.swift": ""]).inventory("App", "B")
    #expect(run.errors == "uyum: no screen was found in 2 files: App, B (no-screen)\n")
    #expect(run.status == 0)
  }

  @Test("The output does not depend on the number of threads", arguments: ["csv", "json", "text"])
  func threads(format: String) throws {
    let names = (0..<120).map { "F\($0 % 7)/G\($0 % 3)/S\($0).swift" }
    let tree = try Tree(screens: names, ["Z.swift": "a\0", "Y/.uyum.json": "{"])
    let one = try tree.inventory("--threads", "1", format: format)
    #expect(!one.output.isEmpty)
    for count in ["2", "8", "8", "8"] {
      let other = try tree.inventory("--threads", count, format: format)
      #expect(other.output == one.output)
      #expect(other.errors == one.errors)
    }
    let sites = try tree.screens()
    #expect(sites.count == 120)
    #expect(sites == sites.sorted())
  }

  @Test("A number of threads is one from 1 to 256", arguments: ["0", "-1", "257", "two", "1.5"])
  func wrongThreads(count: String) throws {
    let run = try Tree(screens: ["A.swift"]).inventory("--threads=\(count)")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("uyum: `\(count)` is no value of --threads, which takes a number from 1 to 256\n"))
  }

  @Test(
    "A source of more than 16 MiB is told and not read, in a tree and where it is named",
    arguments: [
      ["scan", "."], ["scan", "Long.swift"], ["compare", "--legacy", "Long.swift"], ["scan", "Long.m"],
      ["compare", "--legacy", "Short.swift", "--model", "Long.m"],
    ])
  func tooLong(arguments: [String]) throws {
    let tree = try Tree(screens: ["Short.swift"], ["Long.swift": "", "Long.m": ""])
    for name in ["Long.swift", "Long.m"] {
      let file = try FileHandle(forWritingTo: tree.folder.appendingPathComponent(name))
      try file.truncate(atOffset: (16 << 20) + 1)
    }
    let ran = try Program.run(arguments, in: tree.folder, seconds: 20)
    let named = ["Long.swift", "Long.m"].filter { arguments.contains($0) || arguments.contains(".") }
    for name in named { #expect(ran.errors.contains("uyum: \(name): can't be read: > 16 MiB (cannot-read)\n")) }
    #expect(ran.status == 2)
  }
}
