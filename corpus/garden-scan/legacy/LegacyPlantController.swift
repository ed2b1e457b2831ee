import UIKit

final class LegacyPlantController: UIViewController {
  let speciesLabel = UILabel()
  let bedLabel = UILabel()
  let wateredLabel = UILabel()

  func show(_ plant: Plant) {
    speciesLabel.text = plant.species
    bedLabel.text = plant.bed
    wateredLabel.text = plant.watered
  }
}
