struct CityEvent {
  var title: String
  var place: String
}
