import SwiftUI

struct CanalGaugeView: UIViewRepresentable {
  let gauge: CanalGauge

  func makeUIView(context: Context) -> GaugePane {
    let pane = GaugePane()
    pane.placeLabel.text = gauge.place
    pane.levelLabel.text = gauge.level
    return pane
  }

  func updateUIView(_ pane: GaugePane, context: Context) {
    pane.levelLabel.text = gauge.level
  }
}

final class GaugePane: UIView {
  let placeLabel = UILabel()
  let levelLabel = UILabel()
}
