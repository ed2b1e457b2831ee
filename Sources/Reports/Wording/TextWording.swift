import Inventories

/// The sentences of the text report that are no findings.
extension Language {
  var noModel: String { say("no model", "model yok") }

  func screenTotals(shown: Int, constants: Int, unmeasured: Int) -> String {
    say(
      "\(count(shown, "field", "fields")) shown, \(count(constants, "constant", "constants")), "
        + "\(unmeasured) unmeasured",
      "\(shown) alan gosteriliyor, \(constants) sabit, \(unmeasured) olcum-disi")
  }

  func opens(_ names: String, more: Int) -> String {
    let rest = more == 0 ? "" : say(" and \(more) more", " ve \(more) tane daha")
    return say("opens \(names)\(rest)", "actiklari: \(names)\(rest)")
  }

  func readsInstead(_ names: String) -> String { say("reads \(names)", "\(names) okuyor") }

  func hiddenRows(_ number: Int) -> String {
    say("\(count(number, "hidden row", "hidden rows")), printed with --all", "\(number) gizli satir, --all ile yazilir")
  }

  func condition(_ key: String, on screen: String, decides: Decides) -> String {
    say(
      "only \(screen) decides by `\(key)` (\(word(decides)))",
      "yalnizca \(screen) `\(key)` ile karar veriyor (\(word(decides)))")
  }

  func leftover(_ text: String) -> String {
    say("only the legacy screen writes \(text)", "yalnizca eski ekran yaziyor: \(text)")
  }

  func mayBePaired(_ screen: String) -> String {
    say("\(screen) has no pair; to make one, paste above it:", "\(screen) ekraninin cifti yok; ustune yapistirin:")
  }

  func found(screens kinds: [(kind: ScreenKind, count: Int)], models: Int, files: Int, paths: [String]) -> String {
    let total = kinds.reduce(0) { $0 + $1.count }
    let parts = kinds.filter { $0.count > 0 }.map { "\($0.count) \(word($0.kind))" }.joined(separator: ", ")
    let places = paths.joined(separator: ", ")
    return say(
      "\(count(total, "screen", "screens")) (\(parts)) and \(count(models, "model", "models")) in "
        + "\(count(files, "file", "files")): \(places)",
      "\(files) dosyada \(total) ekran (\(parts)), \(models) model: \(places)")
  }

  func matchedOnBoth(_ number: Int) -> String {
    say(
      "\(count(number, "field", "fields")) matched on both", "\(number) alan iki ekranda da uyumlu")
  }

  /// What makes two screens a pair.
  func word(_ why: PairWhy) -> String {
    switch why {
    case .given: say("given", "verildi")
    case .configured: say("configured", "ayar dosyasindan")
    case .directive: say("by comment", "yorumla")
    case .stem: say("same model and name stem", "ayni model ve ad koku")
    case .onlyTwo: say("the only two with this model", "bu modelin yalniz iki ekrani")
    }
  }

  /// What speaks for a candidate.
  func word(_ why: CandidateWhy) -> String {
    switch why {
    case .model: say("same model", "ayni model")
    case .stem: say("same name stem, no common model", "ayni ad koku, ortak model yok")
    }
  }

  /// How two frameworks are joined.
  func word(_ kind: SeamKind) -> String {
    switch kind {
    case .representable: say("representable", "sarilmis gorunum")
    case .hostingController: say("hosting controller", "barindiran denetleyici")
    case .hostingCell: say("hosting cell", "barindiran hucre")
    }
  }

  var candidatesHead: String {
    say(
      "may be pairs; nothing is chosen, paste the right line above the screen:",
      "cift olabilir; hicbiri secilmedi, dogru satiri ekranin ustune yapistirin:")
  }

  func moreCandidates(_ number: Int) -> String {
    say("\(number) more, printed with --all", "\(number) tane daha, --all ile yazilir")
  }

  func morePlaces(_ number: Int) -> String {
    say("\(count(number, "more place", "more places")), printed with --all", "\(number) yer daha, --all ile yazilir")
  }

  var seamsHead: String { say("seams:", "dikisler:") }

  func pairTotals(pairs: Int, unpaired: Int) -> String {
    say(
      "\(count(pairs, "pair", "pairs")), \(count(unpaired, "screen", "screens")) in no pair",
      "\(pairs) cift, ciftsiz \(unpaired) ekran")
  }

  func loneNotes(_ number: Int) -> String {
    say(
      "(\(count(number, "note", "notes")) on screens in no pair printed with --all)",
      "(ciftsiz ekranlardaki \(number) not --all ile yazilir)")
  }

  func decided(_ kind: DecisionKind, reason: String) -> String {
    let word =
      switch kind {
      case .carry: say("carry", "tasinacak")
      case .drop: say("drop", "modelden cikacak")
      case .delete: say("delete", "silinecek")
      case .give: say("give", "modele geri konacak")
      case .notShown: say("not-shown", "gosterilmeyecek")
      }
    return say("decided: \(word) - \(reason)", "karar: \(word) - \(reason)")
  }

  func ignored(_ reason: String) -> String { say("ignored: \(reason)", "yok sayildi: \(reason)") }

  func totals(_ findings: Report.Findings) -> String {
    say(
      "\(count(findings.error, "error", "errors")), \(count(findings.warning, "warning", "warnings")), "
        + "\(count(findings.note, "note", "notes"))",
      "\(findings.error) hata, \(findings.warning) uyari, \(findings.note) not")
  }

  private func count(_ number: Int, _ one: String, _ several: String) -> String {
    "\(number) \(number == 1 ? one : several)"
  }

  func alsoAt(_ places: String) -> String { say("; see also \(places)", "; ayrica bakiniz \(places)") }
}

/// The heads of tables.
extension Language {
  func tableHeader(legacy: String, migrated: String) -> [String] {
    [say("level", "onem"), say("field", "alan"), say("channel", "kanal"), legacy, migrated, say("where", "yer")]
  }

  func tableHeader(screen: String) -> [String] {
    [say("level", "onem"), say("field", "alan"), say("channel", "kanal"), screen, say("where", "yer")]
  }
}
