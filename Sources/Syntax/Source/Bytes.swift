/// Immutable bytes at a fixed address, followed by zeros so that a reader may look a little past the end.
public struct Bytes: RandomAccessCollection, Sendable {
  /// How many zero bytes follow the last one.
  package static let padding = 16

  private let storage: ByteStorage

  /// A copy of the bytes.
  public init(_ bytes: some Collection<UInt8>) {
    storage = ByteStorage(count: bytes.count) { target in
      _ = target.initialize(fromContentsOf: bytes)
    }
  }

  /// As many bytes as `count` says, which `fill` writes into fresh memory; it returns how many it wrote from the
  /// beginning, and the rest is cut off.
  public init(count: Int, fill: (UnsafeMutableBufferPointer<UInt8>) throws -> Int) rethrows {
    let storage = ByteStorage(count: Swift.max(count, 0)) { _ in }
    let filled = try fill(UnsafeMutableBufferPointer(start: storage.base, count: storage.count))
    storage.cut(to: filled)
    self.storage = storage
  }

  /// 0, the first byte's index.
  @inlinable public var startIndex: Int { 0 }
  /// The number of bytes.
  public var endIndex: Int { storage.count }

  /// One byte; 0 where the index lies outside.
  public subscript(index: Int) -> UInt8 {
    index >= 0 && index < storage.count ? storage.base[index] : 0
  }

  /// The bytes where they lie, for the length of one call.
  public func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(storage) {
      try body(UnsafeBufferPointer(start: storage.base, count: storage.count))
    }
  }

  /// As `withUnsafeBufferPointer`, so that the standard library's fast ways work.
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try withUnsafeBufferPointer(body)
  }

  /// Where the bytes lie; valid as long as this value lives.
  package var address: UnsafePointer<UInt8> { UnsafePointer(storage.base) }
}

/// Owns the memory of `Bytes`; nobody writes to it once `Bytes` is made.
private final class ByteStorage: @unchecked Sendable {
  let base: UnsafeMutablePointer<UInt8>
  private(set) var count: Int

  init(count: Int, fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
    base = .allocate(capacity: count + Bytes.padding)
    self.count = count
    fill(UnsafeMutableBufferPointer(start: base, count: count))
    (base + count).initialize(repeating: 0, count: Bytes.padding)
  }

  func cut(to length: Int) {
    count = min(max(length, 0), count)
    (base + count).update(repeating: 0, count: Bytes.padding)
  }

  deinit { base.deallocate() }
}
