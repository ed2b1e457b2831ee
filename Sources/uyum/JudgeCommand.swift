import Inventories
import Reports

extension Program {
  /// `uyum judge FILE`: recorded values to verdicts.
  mutating func judge() {
    guard let path = invocation.operands.first, let bytes = read(path) else { return }
    do {
      let recording = try Recording(json: bytes)
      print(render(recording.valueLines, language: language))
      note(recording.worstLevel)
    } catch {
      tell(error, in: path)
    }
  }

  /// A file's bytes; nil after the problem was told.
  mutating func read(_ path: String) -> [UInt8]? {
    switch Disk.read(path) {
    case .bytes(let bytes): return bytes
    case .problem(let problem):
      tell(problem)
      return nil
    }
  }
}
