final class HarvestStore {
  private let oldClient = OldHarvestsApiClient()
  private let client = HarvestsApiClient()
  private(set) var harvests: [Domain.Harvest] = []

  func loadOld() {
    oldClient.load { harvests in
      self.harvests = harvests.map { Domain.Harvest(harvest: $0) }
    }
  }

  func load() {
    client.load { models in
      self.harvests = models.map { Domain.Harvest(model: $0) }
    }
  }

  func mark(_ harvest: OldHarvest) {
    harvest.pickedBy = "Ada"
  }
}
