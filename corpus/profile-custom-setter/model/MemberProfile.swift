struct MemberProfile {
  var name: String
  var city: String
}
