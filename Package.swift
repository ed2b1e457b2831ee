// swift-tools-version: 6.1
import PackageDescription

/// The rooms, lowest first; docs/ARCHITECTURE.md says what each is for.
let package = Package(
  name: "uyum",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "uyum", targets: ["uyum"]),
    .library(name: "UyumChecks", targets: ["UyumChecks"]),
  ],
  targets: [
    .target(name: "Syntax"),
    .target(name: "CRuleFiles", path: "rules/Embed"),
    .target(
      name: "RuleCards", dependencies: ["CRuleFiles", "Syntax"], path: "rules",
      exclude: [
        "Embed", "appkit", "combine", "foundation", "layouts", "libraries", "models", "objc", "swiftui", "uikit",
        "watchkit",
      ]),
    .target(name: "Facts", dependencies: ["Syntax", "RuleCards"]),
    .target(name: "CClang"),
    .target(name: "Headers", dependencies: ["CClang", "Syntax", "RuleCards"]),
    .target(name: "Layouts", dependencies: ["Syntax", "RuleCards"]),
    .target(name: "Inventories", dependencies: ["Syntax", "RuleCards", "Layouts", "Facts"]),
    .target(name: "Recomputes", dependencies: ["Syntax", "RuleCards", "Facts", "Inventories"]),
    .target(name: "Migrations", dependencies: ["Syntax", "RuleCards", "Facts", "Inventories"]),
    .target(
      name: "Reports", dependencies: ["Syntax", "RuleCards", "Facts", "Inventories", "Recomputes", "Migrations"]),
    .target(name: "UyumChecks", dependencies: ["Inventories", "Reports"]),
    .executableTarget(
      name: "uyum",
      dependencies: [
        "Syntax", "RuleCards", "Facts", "Headers", "Layouts", "Inventories", "Recomputes", "Migrations", "Reports",
      ]),
    .executableTarget(
      name: "dev",
      dependencies: ["Syntax", "RuleCards", "Facts", "Headers", "Layouts", "Inventories", "Reports", "TestKit"]),
    .target(
      name: "TestKit", dependencies: ["Syntax", "RuleCards", "Facts", "Headers", "Inventories"], path: "Tests/TestKit"),
    .testTarget(name: "SyntaxTests", dependencies: ["Syntax", "TestKit"]),
    .testTarget(name: "RuleCardsTests", dependencies: ["RuleCards", "Facts", "TestKit"]),
    .testTarget(name: "FactsTests", dependencies: ["Facts", "TestKit"]),
    .testTarget(name: "HeadersTests", dependencies: ["Headers", "RuleCards", "Syntax", "TestKit"]),
    .testTarget(name: "LayoutsTests", dependencies: ["Layouts", "RuleCards", "Syntax", "TestKit"]),
    .testTarget(name: "InventoriesTests", dependencies: ["Inventories", "Layouts", "TestKit"]),
    .testTarget(name: "RecomputesTests", dependencies: ["Recomputes", "Inventories", "Syntax"]),
    .testTarget(name: "MigrationsTests", dependencies: ["Migrations", "Headers", "Inventories", "TestKit"]),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "UyumChecks", "TestKit"]),
    .testTarget(name: "CommandTests", dependencies: ["TestKit", "Reports", "Inventories"]),
    .testTarget(name: "HouseTests", dependencies: ["Syntax", "Facts", "TestKit"]),
  ],
  swiftLanguageModes: [.v6]
)
