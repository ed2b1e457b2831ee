struct RepairJob {
  var part: String
  var remark: String
}
