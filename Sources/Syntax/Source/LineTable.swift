/// Offsets to lines and columns; both count from 1, columns in bytes of UTF-8.
public struct LineTable: Sendable {
  private let starts: [UInt32]

  /// Notes where each line of the source starts; LF, CRLF and a lone CR end a line.
  public init(_ source: Source) {
    var starts: [UInt32] = [0]
    source.bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        let endsLine = byte == 10 || (byte == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10))
        if endsLine { starts.append(UInt32(index + 1)) }
      }
    }
    self.starts = starts
  }

  /// The line and the column of an offset.
  public func position(_ offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - starts[low]) + 1)
  }
}
