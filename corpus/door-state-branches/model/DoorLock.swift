struct DoorLock {
  var name: String
  var isLocked: Bool
}
