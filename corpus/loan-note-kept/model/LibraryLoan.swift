struct LibraryLoan {
  var title: String
  var note: String?
}
