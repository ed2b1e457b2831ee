import RuleCards
import Syntax

/// Finds texts that the user should not see: keys that are shown and not looked up, and a layout's texts that nobody
/// replaces.
struct TextFaults {
  let keying: Keying
  private var sites: Sites
  /// What was found, in the order of the screen.
  private(set) var findings: [Report.Finding] = []

  private var program: Program { keying.program }

  init(keying: Keying) {
    self.keying = keying
    sites = Sites(program: keying.program)
  }

  /// Notes the keys that a screen shows as they stand: those of the tree's tables, and those that it or the other
  /// screen of its pair looks up.
  mutating func noteKeys(on screen: KeyedScreen, other: KeyedScreen?) {
    let lookedUp = screen.inventory.lookedUp.union(other?.inventory.lookedUp ?? [])
    for (shown, traces) in zip(screen.inventory.shown, screen.traces) where shown.textFate == .shown {
      for source in traces where source.trace.isRaw {
        guard case .constant(let text, _) = source.trace.end, let site = source.trace.site,
          program.texts.isKey(text) || lookedUp.contains(text) && text.looksLikeKey
        else { continue }
        let field = traces.first { $0.key != nil && !$0.trace.selects }?.key
        note(
          .printsKey, .printsKey(key: field?.key ?? text, screen: name(screen)), screen, field?.owner,
          key: field?.key, shown.sighting.channel, at: site)
      }
    }
  }

  /// Notes a layout's text where a field was to be shown, if certainly nobody writes there (rule C3).
  mutating func note(_ constant: WrittenConstant, for key: Judging.Key, on screen: KeyedScreen) {
    guard constant.sighting.layout != nil, constant.isUntouched else { return }
    note(
      .printsPlaceholder, .printsPlaceholder(key: key.id.key, screen: name(screen), text: constant.text), screen,
      key.id.owner, key: key.id.key, key.id.channel, at: constant.place)
  }

  private mutating func note(
    _ fault: Fault, _ message: Message, _ screen: KeyedScreen, _ owner: KeyOwner?, key: String?, _ channel: Channel,
    at place: Place
  ) {
    let finding = Report.Finding(
      rule: fault, level: .warning, message: message, screen: name(screen), model: owner.flatMap { model($0) },
      key: key, channel: channel, sites: [sites.site(place)])
    if !findings.contains(finding) { findings.append(finding) }
  }

  private func name(_ screen: KeyedScreen) -> String { program.displayName(of: screen.inventory.screen) }

  private func model(_ owner: KeyOwner) -> String? {
    switch keying.group(owner) {
    case .declared(let id): program.displayName(of: id)
    case .named(let name): name
    case .input: nil
    }
  }
}
