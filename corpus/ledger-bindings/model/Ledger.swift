import Foundation

final class Ledger: NSObject {
  @objc dynamic var title: String = ""
  @objc dynamic var balance: String = ""
  @objc dynamic var remark: String = ""
  @objc dynamic var isClosed: Bool = false
}
