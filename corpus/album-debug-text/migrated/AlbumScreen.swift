import SwiftUI

struct AlbumScreen: View {
  let album: AlbumRecord

  var body: some View {
    Text(album.title)
    Text(album.description)
  }
}
