struct HelpArticle {
  var question: String
  var answer: String
  var link: String
}
