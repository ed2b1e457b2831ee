import SwiftUI

struct SongList: View {
  let songs: [SongEntry]

  var body: some View {
    List {
      ForEach(songs) { song in
        Text(song.name)
      }
    }
  }
}
