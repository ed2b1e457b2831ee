import Inventories
import Testing

/// The table of L1 for a field that the model has, as the specification prints it.
private let modelHasIt = """
  model has it   matched  stale  missing  unreadable  no screen
  matched        -        error  error    note        -
  stale          note     error  error    note        warning
  missing        note     error  hidden   note        hidden
  unreadable     note     error  note     note        note
  no screen      -        error  hidden   note        -

  """

/// The table of L1 for a field that the model lacks.
private let modelLacksIt = """
  model lacks it   extra    neither  unreadable  no screen
  extra            warning  warning  note        warning
  neither          warning  hidden   note        hidden
  unreadable       warning  note     note        note
  no screen        warning  hidden   note        -
  """

private struct Cell: Sendable {
  var legacy: Standing
  var migrated: Standing
  var level: Level
}

/// Splits a line where two or more blanks stand; `no screen` keeps its single one.
private func words(_ line: Substring) -> [String] {
  var words: [String] = []
  var word = ""
  var blanks = 0
  for character in line {
    if character == " " {
      blanks += 1
      continue
    }
    if blanks > 1, !word.isEmpty {
      words.append(word)
      word = ""
    } else if blanks == 1 {
      word.append(" ")
    }
    blanks = 0
    word.append(character)
  }
  return word.isEmpty ? words : words + [word]
}

private func standing(_ word: String) -> Standing? {
  Standing(rawValue: word == "no screen" ? "noScreen" : word)
}

private func cells(of lines: [[String]]) throws -> [Cell] {
  let header = try #require(lines.first)
  return try lines.dropFirst().flatMap { line in
    let legacy = try #require(standing(line[0]))
    return try zip(header.dropFirst(), line.dropFirst()).map { name, level in
      let migrated = try #require(standing(name))
      return Cell(
        legacy: legacy, migrated: migrated, level: try #require(Level(rawValue: level == "-" ? "none" : level)))
    }
  }
}

@Suite("L1 level matrix")
struct LevelMatrixTests {
  @Test("L1 the level is read off the two standings as the specification prints it")
  func table() throws {
    let pictures = [modelHasIt, modelLacksIt].map { $0.split(separator: "\n").map(words) }
    let cells = try pictures.flatMap(cells(of:))
    #expect(cells.count == 25 + 16)
    // `unreadable` and `no screen` stand in both tables: there they must agree, or the picture has two answers.
    for cell in cells {
      #expect(
        level(legacy: cell.legacy, migrated: cell.migrated) == cell.level,
        "\(cell.legacy) down, \(cell.migrated) across")
    }
  }

  @Test("L1 where the sides disagree about the model, the worse level stands")
  func contradiction() {
    #expect(level(legacy: .matched, migrated: .extra) == .warning)
    #expect(level(legacy: .extra, migrated: .stale) == .error)
  }

  @Test("L1 neither is no unreadable, and no judgement is no screen")
  func standings() {
    #expect(Standing(Judgement(.unmeasured, .neither)) == .neither)
    #expect(Standing(Judgement(.unmeasured, .handedOn)) == .unreadable)
    #expect(Standing(Judgement(.missing, .spokenOnly)) == .missing)
    #expect(Standing(nil) == .noScreen)
  }
}
