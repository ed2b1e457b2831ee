enum SwiftModel {
  struct Harvest: Decodable {
    let harvestId: Int
    let orchardName: String
    let kilos: Double
    let remark: String

    enum CodingKeys: String, CodingKey {
      case harvestId = "id"
      case orchardName = "orchard_name"
      case kilos, remark
    }
  }
}

enum Domain {
  struct Harvest: FromOldModel, FromModel {
    let harvestId: Int
    let orchard: String
    let kilos: Int
    var remark: String?
    let variety: String

    init(harvest: OldHarvest) {
      harvestId = harvest.harvestId.intValue
      orchard = harvest.orchard
      kilos = harvest.kilos.intValue
      variety = harvest.variety
    }

    init(model: SwiftModel.Harvest) {
      harvestId = model.harvestId
      orchard = model.orchardName
      kilos = Int(model.kilos)
      remark = model.remark
      variety = ""
    }
  }
}

protocol FromOldModel {
  associatedtype OldModel
  init(harvest: OldModel)
}

protocol FromModel {
  associatedtype Model
  init(model: Model)
}
