import Foundation

struct WebBookmark {
  var name: String
  var url: URL
}
