import SwiftUI

struct PhotoGrid: View {
  let photos: [PhotoItem]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(photos, id: \.self) { PhotoTile(photo: $0) }
    }
  }
}

struct PhotoTile: View {
  let photo: PhotoItem

  var body: some View {
    VStack {
      Image(photo.fileName)
      Text(photo.caption)
    }
  }
}
