final class HarvestsApiClient {
  func load(completion: ([SwiftModel.Harvest]) -> Void) {
    completion([])
  }
}
