import Recomputes

/// One line a change, the views that run for an input apart, then the counts of the four causes over all of them; a
/// line feed ends each.
package func render(_ recomputations: [Recomputation], language: Language) -> String {
  let counted: [Cause] = [.own, .ancestor, .observed, .environment]
  let causes = recomputations.lazy.flatMap(\.recomputed).map(\.cause)
  let counts = counted.map { cause in "\(language.word(cause)): \(causes.count { $0 == cause })" }
  return (recomputations.map { line($0, language) } + counts).reduce(into: "") { $0 += $1 + "\n" }
}

private func line(_ recomputation: Recomputation, _ language: Language) -> String {
  let hits = recomputation.recomputed.map { "\($0.view) \(language.word($0.cause))" }
  let recomputed = hits.isEmpty ? language.nothing : hits.joined(separator: ", ")
  let names = recomputation.inputs.joined(separator: ",")
  let inputs = names.isEmpty ? "" : " | \(language.inputsWord) \(names)"
  let skipped = recomputation.skipped.isEmpty ? language.nothing : recomputation.skipped.joined(separator: ",")
  return "\(recomputation.change.label): \(recomputation.change.key) \(language.changedWord)"
    + " | \(language.recomputedWord) \(recomputed)\(inputs) | \(language.skippedWord) \(skipped)"
}
