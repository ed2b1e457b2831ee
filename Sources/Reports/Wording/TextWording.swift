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
