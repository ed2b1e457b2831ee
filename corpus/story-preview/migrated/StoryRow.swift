import SwiftUI

struct StoryRow: View {
  let story: NewsStory

  var body: some View {
    Text(story.headline)
  }
}

#Preview {
  let story = NewsStory(headline: "Headline", author: "Author")
  VStack {
    StoryRow(story: story)
    Text(story.author)
  }
}
