import Foundation

@objc(TRMTram)
@objcMembers
final class Tram: NSObject {
  let line: String
  let platform: String
  let driver: String?
  let depot: String
  @objc(crowded) let isCrowded: Bool
  let stops: [String]

  init(line: String, platform: String, driver: String?, depot: String, isCrowded: Bool, stops: [String]) {
    self.line = line
    self.platform = platform
    self.driver = driver
    self.depot = depot
    self.isCrowded = isCrowded
    self.stops = stops
  }

  var route: String { stops.joined(separator: " – ") }

  func stop(at index: Int) -> String { stops[index] }
}
