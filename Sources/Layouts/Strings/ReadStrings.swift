import Syntax

/// The texts of a `.strings`, `.stringsdict` or `.xcstrings` file, a table for each language, and what was in the way.
package func readStrings(_ source: Source) -> (tables: [StringTable], problems: [Problem]) {
  let (plain, problems) = PlainBytes.read(source)
  guard let plain else { return ([], problems) }
  if source.path.hasSuffix(".xcstrings") {
    let (tables, more) = CatalogReader.read(plain)
    return (tables, problems + more)
  }
  if isPropertyList(plain) {
    var reader = PropertyListReader(plain)
    let list = reader.read()
    var table = StringTable(path: source.path)
    table.entries = StringsDict.entries(list)
    return ([table], problems + reader.problems)
  }
  var reader = StringsReader(plain)
  reader.read()
  return ([reader.table], problems + reader.problems)
}

/// Whether a file that may be written in two ways is XML.
private func isPropertyList(_ source: Source) -> Bool {
  let start = source.bytes.prefix(64).drop { $0 <= 32 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
  return source.path.hasSuffix(".stringsdict") || ["<?xml", "<plist", "<!DOC"].contains { start.starts(with: $0.utf8) }
}
