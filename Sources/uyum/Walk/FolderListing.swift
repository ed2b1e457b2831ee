import Foundation

/// What lies in a folder, listed once.
struct FolderListing {
  /// The folders in it that may hold source.
  private(set) var folders: [[UInt8]] = []
  /// The Swift and Objective-C files and the headers in it.
  private(set) var files: [[UInt8]] = []
  /// Whether the folder is the root of a repository.
  private(set) var isRepository = false
  /// Whether a `.gitignore` lies in it.
  private(set) var hasIgnoreFile = false
  /// Whether a `.uyum.json` lies in it.
  private(set) var hasConfiguration = false

  /// Reads an open folder to its end. Links are neither files nor folders here: what they lead to is read where it
  /// lies, so that no cycle is entered and no file read twice.
  init(_ directory: OpenFolder) {
    while let entry = readdir(directory.stream) {
      let kind = Int32(entry.pointee.d_type)
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let length = bytes.firstIndex(of: 0) ?? bytes.count
        note(UnsafeRawBufferPointer(rebasing: bytes[..<length]), kind, in: directory)
      }
    }
  }

  private mutating func note(_ name: UnsafeRawBufferPointer, _ kind: Int32, in directory: OpenFolder) {
    guard name.first != UInt8(ascii: ".") else { return noteHidden(name) }
    let isRead = SourceNames.isRead(name)
    guard isRead || kind == DT_DIR || kind == DT_UNKNOWN else { return }
    switch kind == DT_UNKNOWN ? directory.kind(of: name) : kind {
    case Int32(DT_DIR): if SourceNames.mayHoldSource(name) { folders.append(Array(name)) }
    case Int32(DT_REG): if isRead { files.append(Array(name)) }
    default: break
    }
  }

  private mutating func noteHidden(_ name: UnsafeRawBufferPointer) {
    if name.elementsEqual(".git".utf8) { isRepository = true }
    if name.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
    if name.elementsEqual(NestedConfiguration.name) { hasConfiguration = true }
  }
}

/// A folder that is open for as long as this lives.
final class OpenFolder {
  #if canImport(Darwin)
    let stream: UnsafeMutablePointer<DIR>
  #else
    let stream: OpaquePointer
  #endif

  /// Opens the folder at a path; the system's error where it can't.
  init(_ path: [UInt8]) throws(SystemError) {
    guard let opened = Paths.withCString(path, { opendir($0) }) else { throw SystemError(code: errno) }
    stream = opened
  }

  deinit { closedir(stream) }

  /// The file descriptor, for paths relative to it.
  var descriptor: Int32 { dirfd(stream) }

  /// What kind of thing a name in it is, where the file system does not say so in the listing.
  func kind(of name: UnsafeRawBufferPointer) -> Int32 {
    var status = stat()
    let found = Paths.withCString(Array(name)) { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
    guard found == 0 else { return Int32(DT_UNKNOWN) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return Int32(DT_DIR)
    case S_IFREG: return Int32(DT_REG)
    default: return Int32(DT_UNKNOWN)
    }
  }
}

/// An error number of the system.
struct SystemError: Error {
  var code: Int32
}
