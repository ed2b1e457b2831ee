// Compiled by `dev oracle tokens` at run time against the toolchain's SwiftParser; no target of the package.
//
// Reads paths, one a line. Writes for each file the number of its tokens, then kind, start and end of each, all as
// 32-bit little-endian numbers; kinds are numbered as in `names`, which is what it prints for the argument `--kinds`.

import Foundation
import SwiftParser
import SwiftSyntax

let names = [
  "identifier", "dollarIdentifier", "keyword", "integerLiteral", "floatLiteral", "rawStringPoundDelimiter",
  "regexPoundDelimiter", "stringQuote", "multilineStringQuote", "stringSegment", "backslash", "regexSlash",
  "regexLiteralPattern", "binaryOperator", "prefixOperator", "postfixOperator", "equal", "arrow", "prefixAmpersand",
  "exclamationMark", "postfixQuestionMark", "infixQuestionMark", "leftParen", "rightParen", "leftBrace", "rightBrace",
  "leftSquare", "rightSquare", "leftAngle", "rightAngle", "comma", "colon", "colonColon", "semicolon", "period",
  "ellipsis", "atSign", "backtick", "wildcard", "pound", "poundIf", "poundElseif", "poundElse", "poundEndif",
  "poundSourceLocation", "poundAvailable", "poundUnavailable", "shebang", "unknown", "endOfFile", "singleQuote",
]
let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, UInt32($0)) })

func name(_ kind: TokenKind) -> String {
  switch kind {
  case .identifier: "identifier"
  case .keyword: "keyword"
  case .stringSegment: "stringSegment"
  case .binaryOperator: "binaryOperator"
  case .prefixOperator: "prefixOperator"
  case .postfixOperator: "postfixOperator"
  case .integerLiteral: "integerLiteral"
  case .floatLiteral: "floatLiteral"
  case .dollarIdentifier: "dollarIdentifier"
  case .rawStringPoundDelimiter: "rawStringPoundDelimiter"
  case .regexPoundDelimiter: "regexPoundDelimiter"
  case .regexLiteralPattern: "regexLiteralPattern"
  case .shebang: "shebang"
  case .unknown: "unknown"
  default: "\(kind)"
  }
}

func records(_ path: String) -> [UInt32] {
  guard let data = FileManager.default.contents(atPath: path) else { return [0] }
  let bytes = [UInt8](data)
  return bytes.withUnsafeBufferPointer { buffer in
    var records: [UInt32] = [0]
    for token in Parser.parse(source: buffer).tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      records += [numbers[name(token.tokenKind)] ?? UInt32.max, UInt32(start), UInt32(end)]
    }
    records[0] = UInt32(records.count / 3)
    return records
  }
}

if CommandLine.arguments.contains("--kinds") {
  print(names.joined(separator: " "))
} else {
  while let path = readLine() {
    let found = records(path)
    found.withUnsafeBytes { FileHandle.standardOutput.write(Data($0)) }
  }
}
