import CRuleFiles
import Syntax

extension Rules {
  /// The card files embedded in the program, in the order of their paths.
  package static var embeddedFiles: [Source] {
    var files: [Source] = []
    while true {
      let file = uyum_rule_file_at(files.count)
      guard let path = file.path else { return files }
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
      files.append(Source(path: "rules/" + String(cString: path), bytes: Array(bytes)))
    }
  }

  /// The cards embedded in the program; a test holds them free of problems.
  public static let builtIn = reading(embeddedFiles).rules
}
