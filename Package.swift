// swift-tools-version: 6.1
import PackageDescription

/// The rooms, lowest first; docs/ARCHITECTURE.md says what each is for.
let package = Package(
  name: "uyum",
  platforms: [.macOS(.v13)],
  products: [
  ],
  targets: [
    .target(name: "Syntax"),
    .target(name: "Facts", dependencies: ["Syntax"]),
  ],
  swiftLanguageModes: [.v6]
)
