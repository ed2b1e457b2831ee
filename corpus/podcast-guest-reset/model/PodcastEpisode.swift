struct PodcastEpisode {
  var title: String
  var guest: String?
}
