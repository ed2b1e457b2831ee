/// The parts of messages that name members and methods by values: objects of every class answer them.
enum ObjectiveCMessage: String {
  case valueForKey, valueForKeyPath, objectForKey, objectForKeyedSubscript
  case setValue, setObject, forKey, forKeyPath, forKeyedSubscript
  case isKindOfClass, isMemberOfClass
  case performSelector, performSelectorOnMainThread, performSelectorInBackground, withObject
  /// The function that gives a selector's text.
  case textOfSelector = "NSStringFromSelector"

  /// Whether it calls the method that a selector names.
  var performs: Bool {
    self == .performSelector || self == .performSelectorOnMainThread || self == .performSelectorInBackground
  }
}
