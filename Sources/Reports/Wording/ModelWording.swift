import Inventories

/// The sentences of findings about models.
struct ModelSentences {
  let language: Language

  /// What is wrong with a model's property and what mends it.
  func text(_ rule: Fault, model: String?, key: String?, _ detail: Report.ModelDetail?) -> String {
    let subject = [model, key].compactMap { $0 }.joined(separator: ".")
    let name = subject.isEmpty ? say("the value", "deger") : "`\(subject)`"
    let meaning = language.meaning(rule)
    guard let detail else { return "\(name): \(meaning)" + remedy(rule) }
    switch detail {
    case .left(let carrying, let by): return left(name, carrying, by)
    case .neverAssigned:
      return say(
        "the header says that \(name) is nonnull, and its class never sets it: set it, or say nullable",
        "baslik \(name) icin nonnull diyor, sinifi onu hic atamiyor: atayin ya da nullable deyin")
    case .from(let other):
      return say("\(name): \(meaning) (`\(other)`)", "\(name): \(meaning) (`\(other)`)") + remedy(rule)
    case .among(let others):
      let list = others.map { "`\($0)`" }.joined(separator: ", ")
      return "\(name): \(meaning) (\(list))" + remedy(rule)
    }
  }

  private func say(_ english: @autoclosure () -> String, _ turkish: @autoclosure () -> String) -> String {
    language.say(english(), turkish())
  }

  private func left(_ name: String, _ carrying: Report.Carrying, _ by: String) -> String {
    let place = place(carrying, by)
    return say("\(place) leaves \(name) behind: carry it", "\(place) \(name) ozelligini birakiyor: tasiyin")
  }

  private func place(_ carrying: Report.Carrying, _ by: String) -> String {
    switch carrying {
    case .copy: say("the copy in `\(by)`", "`\(by)` icindeki kopya")
    case .rebuild: say("the value made anew in `\(by)`", "`\(by)` icinde yeniden kurulan deger")
    case .archive: say("the archive in `\(by)`", "`\(by)` icindeki arsiv")
    case .mapping: say("the mapping `\(by)`", "`\(by)` eslemesi")
    case .initialiser: say("the initialiser `\(by)`", "`\(by)` baslaticisi")
    case .conversion: say("the initialiser from `\(by)`", "`\(by)` uzerinden baslatici")
    }
  }

  /// What mends it; empty where the meaning says it.
  private func remedy(_ rule: Fault) -> String {
    switch rule {
    case .unaudited: say(": audit the header", ": basligi isaretleyin")
    case .nonnullContradicted: say(": return a value, or say nullable", ": deger dondurun ya da nullable deyin")
    case .nullabilityNarrowed: say(": make the target optional", ": hedefi istege bagli yapin")
    case .numberTruncates: say(": read it as a fraction", ": kesir olarak okuyun")
    case .numberOverflows: say(": read it as wide as it is", ": genisligi kadar okuyun")
    case .numberLosesPrecision: say(": keep it exact, as a decimal", ": ondalik olarak saklayin")
    case .numberExactCast: say(": convert it instead", ": yerine donusturun")
    case .mapsUnknown: say(": delete the line, or add the property", ": satiri silin ya da ozelligi ekleyin")
    case .domainDecodes: say(": decode another model", ": baska bir modeli cozun")
    case .lostInModel: say(": add it, or decide that it goes", ": ekleyin ya da kalkacagina karar verin")
    default: ""
    }
  }
}
