struct TrainRoute {
  var origin: String
  var destination: String
  var platform: String
}
