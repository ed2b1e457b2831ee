extension CorpusCase {
  /// Why a case has no claims.
  package enum RunFault: Error, Equatable {
    /// The program ended with another status than 0.
    case status(Int32, errors: String)
  }

  /// What the built program claims about the case, sorted.
  package func claims() throws -> [String] {
    let run = try Program.run(command.arguments + ["--format", "json"], in: folder)
    guard run.status == 0 else { throw RunFault.status(run.status, errors: run.errors) }
    return try Claims.of(json: run.output)
  }

  /// The lines that only one side has, `- ` for the expected ones, `+ ` for the program's; empty where both agree.
  package static func differences(expected: [String], claims: [String]) -> String {
    let lines = expected.filter { !claims.contains($0) }.map { "- \($0)\n" }
    return (lines + claims.filter { !expected.contains($0) }.map { "+ \($0)\n" }).joined()
  }
}
