/// The candidate that a mistyped name most likely means: fewest edits, at most a third of its letters and two; nil
/// where none is near.
package func nearest(to name: String, among candidates: [String]) -> String? {
  let typed = Array(name.lowercased().unicodeScalars.prefix(60))
  let bound = max(1, min(2, typed.count / 3))
  let near = candidates.map { (name: $0, edits: edits(typed, Array($0.lowercased().unicodeScalars.prefix(60)))) }
    .filter { $0.edits <= bound }
  return near.min { ($0.edits, $0.name) < ($1.edits, $1.name) }?.name
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one into the other.
private func edits(_ one: [UnicodeScalar], _ other: [UnicodeScalar]) -> Int {
  var before: [Int] = []
  var last = Array(0...other.count)
  for row in one.indices {
    var current = [row + 1] + Array(repeating: 0, count: other.count)
    for column in other.indices {
      let replace = last[column] + (one[row] == other[column] ? 0 : 1)
      current[column + 1] = min(replace, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        current[column + 1] = min(current[column + 1], before[column - 1] + 1)
      }
    }
    before = last
    last = current
  }
  return last[other.count]
}
