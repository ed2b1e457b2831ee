import Foundation
import TestKit
import Testing

/// What `.gitignore` files and configurations leave out, as `git status --ignored` has it.
@Suite("Leaving out what is ignored")
struct IgnoringTests {
  @Test("S5 nested .gitignore files, the nearest deciding, an ignored folder for good")
  func nested() throws {
    let tree = try Tree(
      screens: [
        "Made/A.swift", "App/Made/B.swift", "App/C.gen.swift", "App/Kept/D.gen.swift", "Only/App/E.swift", "F.swift",
        "App/F.swift", "Out/Kept/G.swift",
      ],
      [
        ".gitignore": "Made/\r\n*.gen.swift\n/F.swift\nOut\n!Out/Kept/G.swift\n# App\n",
        "App/Kept/.gitignore": "!D.gen.swift\n", "Only/.gitignore": "/App/**\n",
      ])
    #expect(try tree.screens() == ["App/F.swift", "App/Kept/D.gen.swift"])
  }

  @Test("S5 the files above a named path count up to the repository's root, with its info/exclude")
  func above() throws {
    let tree = try Tree(
      screens: ["Repo/App/A.swift", "Repo/App/B.swift", "Repo/App/C.swift", "Repo/App/D.swift"],
      [
        ".gitignore": "D.swift\n", "Repo/.gitignore": "/App/A.swift\n", "Repo/.git/info/exclude": "B.swift\n",
        "Repo/.git/HEAD": "ref: refs/heads/main\n",
      ])
    #expect(try tree.screens("Repo/App") == ["Repo/App/C.swift", "Repo/App/D.swift"])
    #expect(try tree.screens(in: "Repo/App") == ["C.swift", "D.swift"])
    #expect(try tree.screens(in: "Repo") == ["App/C.swift", "App/D.swift"])
  }

  @Test("A submodule is read; there its own rules hold")
  func submodule() throws {
    let tree = try Tree(
      screens: ["Kit/A.swift", "Kit/B.swift", "Kit/C.swift", "D.swift", "Wood/E.swift", "Wood/F.swift"],
      [
        ".gitignore": "A.swift\nD.swift\n", ".git/modules/Kit/info/exclude": "C.swift\n",
        "Kit/.git": "gitdir: ../.git/modules/Kit\n", "Kit/.gitignore": "B.swift\n",
        ".git/worktrees/w/commondir": "../..\n", ".git/info/exclude": "F.swift\n",
        "Wood/.git": "gitdir: ../.git/worktrees/w\n",
      ])
    #expect(try tree.screens() == ["Kit/A.swift", "Wood/E.swift"])
  }

  @Test("exclude leaves out, from the configuration's folder on")
  func excluded() throws {
    let tree = try Tree(
      screens: ["Gen/A.swift", "App/Gen/B.swift", "App/C.swift", "App/D.swift"],
      [".uyum.json": #"{"exclude": ["/Gen/", "App/C.swift", "!App/D.swift"]}"#])
    #expect(try tree.screens() == ["App/D.swift", "App/Gen/B.swift"])
    #expect(try tree.screens(in: "App") == ["D.swift", "Gen/B.swift"])
    #expect(try tree.screens("App") == ["App/D.swift", "App/Gen/B.swift"])
  }

  @Test("exclude does not bring back what git ignores")
  func notBack() throws {
    let tree = try Tree(
      screens: ["A.swift", "B.swift"], [".gitignore": "A.swift\n", ".uyum.json": #"{"exclude": ["!A.swift"]}"#])
    #expect(try tree.screens() == ["B.swift"])
  }

  @Test("A nested configuration overrides for its folder: what it excludes, and what it takes back")
  func nestedExclude() throws {
    let tree = try Tree(
      screens: ["A.old.swift", "App/B.old.swift", "App/Gen/C.swift", "Gen/D.swift"],
      [".uyum.json": #"{"exclude": ["*.old.swift"]}"#, "App/.uyum.json": #"{"exclude": ["!B.old.swift", "/Gen"],}"#])
    #expect(try tree.screens() == ["App/B.old.swift", "Gen/D.swift"])
    #expect(try tree.screens("App/Gen", "App") == ["App/B.old.swift", "App/Gen/C.swift"])
    #expect(try tree.screens(in: "App") == ["B.old.swift"])
  }

  @Test("A nested configuration that can't be read is told with its path, the rest is read, status 2")
  func broken() throws {
    let tree = try Tree(screens: ["App/A.swift"], ["App/.uyum.json": "{\n  \"exclude\": 1\n}"])
    let run = try tree.inventory()
    #expect(run.screenFiles == ["App/A.swift"])
    #expect(run.errors.hasPrefix("uyum: App/.uyum.json:2: "))
    #expect(run.errors.hasSuffix("(bad-configuration)\n"))
    #expect(run.status == 2)
  }

  @Test("A setting of a nested configuration that means nothing is told once")
  func unknown() throws {
    let tree = try Tree(screens: ["App/A.swift"], ["App/.uyum.json": #"{"exclud": []}"#])
    let run = try tree.inventory()
    #expect(
      run.errors == "uyum: App/.uyum.json:1: unknown setting `exclud`; did you mean `exclude`? (unknown-setting)\n")
    #expect(run.status == 0)
  }
}
