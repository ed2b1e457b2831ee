import AppKit

final class LedgerController: NSViewController {
  @objc dynamic var ledger = Ledger()
}
