/// Base64, as texts with control characters are written in.
enum Base64 {
  /// The text that is encoded, blanks left out; nil where it is none.
  static func text(_ encoded: String) -> String? {
    var bytes: [UInt8] = []
    var bits = 0
    var buffer: UInt32 = 0
    for byte in encoded.utf8 where byte > 32 && byte != UInt8(ascii: "=") {
      guard let value = value(byte) else { return nil }
      buffer = (buffer << 6 | UInt32(value)) & 0xFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
