struct MailHeader {
  var sender: String
  var date: String
}
