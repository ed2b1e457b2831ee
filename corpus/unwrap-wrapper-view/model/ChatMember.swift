struct ChatMember {
  var handle: String
  var nickname: String?
}
