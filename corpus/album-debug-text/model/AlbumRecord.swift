import Foundation

final class AlbumRecord: NSObject {
  let title: String
  let about: String

  init(title: String, about: String) {
    self.title = title
    self.about = about
  }
}
