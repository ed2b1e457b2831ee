struct PostAuthor {
  var given: String
  var family: String

  var fullName: String { given + " " + family }
  var initials: String { "\(given.prefix(1))\(family.prefix(1))" }
}
