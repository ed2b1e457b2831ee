import Layouts
import Syntax

/// Which names hold source that screens are made of (S5).
enum SourceNames {
  /// Folders of code that is not the team's, or that is built.
  private static let foreign = ["Pods", "Carthage", "DerivedData", "node_modules"].map { Array($0.utf8) }
  /// What ends the names of folders without code that is built into an app.
  private static let endings = [
    "Tests", ".xcassets", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".docc",
  ].map { Array($0.utf8) }
  /// The modules that only tests import.
  private static let testModules: [StaticString] = ["XCTest", "Testing", "Quick", "Nimble"]
  private static let swift = Array(".swift".utf8)
  private static let headers = [".h", ".pch"].map { Array($0.utf8) }

  private static let objectiveC = [".m", ".mm"].map { Array($0.utf8) }

  private static let layouts = LayoutTree.endings.map { Array($0.utf8) }

  /// Whether a file of this name is read: Swift, Objective-C, a header, a layout document, or a string table.
  static func isRead(_ name: UnsafeRawBufferPointer) -> Bool {
    isSwift(name) || isHeader(name) || objectiveC.contains { ends(name, with: $0) }
      || layouts.contains { ends(name, with: $0) }
  }

  /// Whether a name is a header's. A class extension in a source file adds nothing that Swift sees.
  static func isHeader(_ name: UnsafeRawBufferPointer) -> Bool { headers.contains { ends(name, with: $0) } }

  static func isSwift(_ name: UnsafeRawBufferPointer) -> Bool { ends(name, with: swift) }

  /// Whether a folder of this name, met on the way, is looked into; hidden ones never are.
  static func mayHoldSource(_ name: UnsafeRawBufferPointer) -> Bool {
    !foreign.contains { name.elementsEqual($0) } && !endings.contains { ends(name, with: $0) }
  }

  private static func ends(_ name: UnsafeRawBufferPointer, with ending: [UInt8]) -> Bool {
    guard name.count >= ending.count, name.last == ending.last else { return false }
    return name.suffix(ending.count).elementsEqual(ending)
  }

  /// Whether a file belongs to a test target, wherever it lies: it imports what only tests import.
  static func isTest(_ source: Source, _ outline: Outline) -> Bool {
    outline.declarations.contains { declaration in
      guard declaration.kind == .importOf else { return false }
      return testModules.contains { module in
        let length = UInt32(module.utf8CodeUnitCount)
        let name = declaration.name
        let isHeader = name.count > Int(length) && source.bytes[Int(name.start + length)] == UInt8(ascii: "/")
        let end = isHeader ? name.start + length : name.end
        return source.matches(ByteRange(Int(name.start), Int(end)), module)
      }
    }
  }
}
