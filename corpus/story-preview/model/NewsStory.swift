struct NewsStory {
  var headline: String
  var author: String
}
