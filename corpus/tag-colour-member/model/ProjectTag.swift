import UIKit

struct ProjectTag {
  var name: String
  var tint: UIColor
}
