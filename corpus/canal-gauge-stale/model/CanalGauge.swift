struct CanalGauge {
  var place: String
  var level: String
}
