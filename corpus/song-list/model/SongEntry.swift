struct SongEntry: Identifiable {
  let id: String
  let name: String
  let artist: String
}
