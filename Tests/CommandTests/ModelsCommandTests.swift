import Foundation
import TestKit
import Testing

@Suite("uyum models and uyum generate")
struct ModelsCommandTests {
  private static let header = """
    #import <Mantle/Mantle.h>
    NS_ASSUME_NONNULL_BEGIN
    @class OldBox;
    @interface OldParcel : MTLModel <MTLJSONSerializing>
    @property (nonatomic, copy, readonly) NSNumber *parcelId;
    @property (nonatomic, copy, readonly) NSNumber *price;
    @property (nonatomic, copy, readonly, nullable) NSString *town;
    @property (nonatomic, copy, readonly) NSArray<OldBox *> *boxes;
    @property (nonatomic, copy, readonly, nullable) OldBox *lid;
    @property (nonatomic, readonly) BOOL isOpen;
    @property (nonatomic, readonly) long long bytes;
    @property (nonatomic, copy) NSDictionary *extras;
    @property (nonatomic, copy) NSString *note;
    + (nullable OldParcel *)current;
    + (OldParcel *)first;
    @end
    @interface OldBox : MTLModel
    @property (nonatomic, copy, readonly) NSString *label;
    @end
    NS_ASSUME_NONNULL_END
    """
  private static let source = """
    #import "OldParcel.h"
    @implementation OldParcel
    + (NSDictionary *)JSONKeyPathsByPropertyKey {
      return @{ @"parcelId": @"id", @"price": @"price", @"town": @"address.town", @"boxes": @"boxes", @"lid": @"lid",
                @"isOpen": @"is_open", @"bytes": @"bytes" };
    }
    + (OldParcel *)current { return nil; }
    + (OldParcel *)first { return nil; }
    @end
    """
  /// What Swift sees of the header, as its importer makes it.
  private static let imported = """
    import Foundation
    class OldParcel: NSObject {
      let parcelId: NSNumber = 1, price: NSNumber = 2
      let town: String? = nil
      let boxes: [OldBox] = []
      let lid: OldBox? = nil
      let isOpen = false
      let bytes: Int64 = 0
      var note: String = ""
    }
    class OldBox: NSObject { let label: String = "" }
    """

  private func tree() throws -> Tree {
    try Tree(["Old/OldParcel.h": Self.header, "Old/OldParcel.m": Self.source])
  }

  @Test func `nonnull-contradicted: a class method that returns nil, told at the place`() throws {
    let tree = try tree()
    let run = try Program.run(["models", "--format", "xcode"], in: tree.folder)
    let lines = run.output.split(separator: "\n").filter { $0.contains("nonnull-contradicted") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Old/OldParcel.m:8:31: error: ") == true)
    #expect(run.status == 0)
  }

  @Test func `What is generated compiles`() throws {
    let tree = try tree()
    let run = try Program.run(["generate", "OldParcel", "Old", "--output", "Made"], in: tree.folder)
    #expect(run.status == 0, "\(run.errors)")
    try tree.lay(Self.imported, at: "Made/Imported.swift")
    let made = try FileManager.default.contentsOfDirectory(atPath: tree.folder.path + "/Made").sorted()
    #expect(
      made == [
        "Domain.Box+Sources.swift", "Domain.Box.swift", "Domain.Parcel+Sources.swift", "Domain.Parcel.swift",
        "Imported.swift", "ModelExtractor.swift", "Namespaces.swift", "SwiftModel.Box.swift", "SwiftModel.Parcel.swift",
      ])
    #expect(try tree.shell("swiftc -typecheck -swift-version 6 Made/*.swift"))
  }

  @Test func `What is generated says what the mapping says, and leaves out what does not decode`() throws {
    let tree = try tree()
    let output = try Program.run(["generate", "OldParcel", "Old"], in: tree.folder).output
    for line in [
      "    let parcelId: Int  // a number of any kind in the header: told by the name", "    let price: Decimal",
      "    let boxes: [SwiftModel.Box]", "    let bytes: Int64", "      case isOpen = \"is_open\"",
      "    // extras, NSDictionary *: left out, for it has no type that decodes", "    var note: String?",
      "    price = model.price.decimalValue", "    boxes = model.boxes.map { Domain.Box(from: $0) }",
      "    lid = model.lid.map { Domain.Box(model: $0) }", "    note = nil",
    ] {
      #expect(output.split(separator: "\n").contains { $0 == line }, "no \(line)")
    }
  }

  @Test func `Nothing is written over: all files or none`() throws {
    let tree = try tree()
    try tree.lay("mine", at: "Made/Domain.Parcel.swift")
    let run = try Program.run(["generate", "OldParcel", "Old", "--output", "Made"], in: tree.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Made/Domain.Parcel.swift"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree.folder.path + "/Made") == ["Domain.Parcel.swift"])
  }

  @Test func `A model that no header has is named with the nearest`() throws {
    let tree = try tree()
    let run = try Program.run(["generate", "OldParcle", "Old"], in: tree.folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("OldParcel"))
  }
}
