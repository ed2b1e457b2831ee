struct ArticleTeaser {
  var heading: String
  var source: String
}
