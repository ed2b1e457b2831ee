import SwiftUI

struct EpisodeRow: View {
  let episode: PodcastEpisode

  var body: some View {
    Text(episode.title)
    if let guest = episode.guest { Text(guest) }
  }
}
