struct Notice {
  var text: String
  var isUrgent: Bool
}
