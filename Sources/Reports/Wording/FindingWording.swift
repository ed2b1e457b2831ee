import Inventories
import Syntax

/// The sentences of findings and problems in one language.
package struct Sentences: Wording {
  /// The language.
  package var language: Language

  /// Sentences in one language.
  package init(_ language: Language) { self.language = language }

  /// The sentence of a finding: what is wrong and what mends it, both remedies where there are two (L5).
  package func text(_ message: Message) -> String {
    switch message {
    case .missing(let key, let screen, let shownBy, let model): missing(key, screen, shownBy, model)
    case .missingOnBoth(let key, let legacy, let migrated, let model): missingOnBoth(key, legacy, migrated, model)
    case .newOnMigrated(let key, let legacy, let migrated, _): newOnMigrated(key, legacy, migrated)
    case .spokenOnly(let key, let legacy, let migrated): spokenOnly(key, legacy, migrated)
    case .stale(let key, let screen, let model, let proof): stale(key, screen, model, proof)
    case .copyBeside(let key, let screen, let proof): copyBeside(key, screen, proof)
    case .extra(let key, let screen, let model): extra(key, screen, model)
    case .keptWhenNil(let key, let screen): keptWhenNil(key, screen)
    case .printsNil(let key, let screen): printsNil(key, screen)
    case .unwrapsNil(let key, let screen): unwrapsNil(key, screen)
    case .printsObject(let key, let screen, let model): printsObject(key, screen, model)
    case .printsKey(let key, let screen): printsKey(key, screen)
    case .printsPlaceholder(let key, let screen, let text): printsPlaceholder(key, screen, text)
    case .oneWayCondition(let key, let screen): oneWayCondition(key, screen)
    case .indexIdentity(let screen): indexIdentity(screen)
    case .unmeasured(let key, let screen, let reason): unmeasured(key, screen, reason)
    case .oneSidedCondition(let key, let on, let notOn): oneSidedCondition(key, on, notOn)
    case .ignoreWithoutReason(let key): ignoreWithoutReason(key)
    case .ignoresNothing(let key): ignoresNothing(key)
    case .model(let fault, let model, let key, let detail):
      ModelSentences(language: language).text(fault, model: model, key: key, detail)
    case .fault(let fault, let subject): "\(subject): \(language.meaning(fault))"
    case .recompute(let message): text(message)
    }
  }

  private func say(_ english: @autoclosure () -> String, _ turkish: @autoclosure () -> String) -> String {
    language.say(english(), turkish())
  }

  private func modelName(_ model: String?) -> String { model ?? say("the model", "model") }
}

extension Sentences {
  private func missing(_ key: String, _ screen: String, _ shownBy: String?, _ model: String?) -> String {
    let model = modelName(model)
    guard let shownBy else {
      return say(
        "\(screen) does not show `\(key)`: show it there, or drop it from \(model)",
        "\(screen) `\(key)` alanini gostermiyor: orada gosterin ya da \(model) icinden cikarin")
    }
    return say(
      "\(shownBy) shows `\(key)`, \(screen) does not: show it there, or drop it from \(model)",
      "\(shownBy) `\(key)` alanini gosteriyor, \(screen) gostermiyor: orada gosterin ya da \(model) icinden cikarin")
  }

  private func missingOnBoth(_ key: String, _ legacy: String, _ migrated: String, _ model: String?) -> String {
    let model = modelName(model)
    return say(
      "neither \(legacy) nor \(migrated) shows `\(key)`, and the pair is declared complete: show it, or drop it from "
        + model,
      "ne \(legacy) ne \(migrated) `\(key)` alanini gosteriyor, cift ise tamam sayilmis: gosterin ya da \(model) "
        + "icinden cikarin")
  }

  private func newOnMigrated(_ key: String, _ legacy: String, _ migrated: String) -> String {
    say(
      "\(migrated) shows `\(key)`, which \(legacy) does not show",
      "\(migrated) `\(key)` alanini gosteriyor, \(legacy) gostermiyor")
  }

  private func spokenOnly(_ key: String, _ legacy: String, _ migrated: String) -> String {
    say(
      "\(legacy) shows `\(key)`, \(migrated) only speaks it: show it there, or drop it from the model",
      "\(legacy) `\(key)` alanini gosteriyor, \(migrated) yalnizca okutuyor: orada gosterin ya da modelden cikarin")
  }

  private func stale(_ key: String, _ screen: String, _ model: String?, _ proof: Fault?) -> String {
    let why = proof.map { language.meaning($0) }
    return say(
      "\(screen) shows an older `\(key)` than \(modelName(model)) has" + (why.map { ": \($0)" } ?? ""),
      "\(screen) `\(key)` alaninin eski degerini gosteriyor" + (why.map { ": \($0)" } ?? ""))
  }

  private func copyBeside(_ key: String, _ screen: String, _ proof: Fault) -> String {
    say(
      "\(screen) shows `\(key)` as it is, and a copy of it beside: \(language.meaning(proof))",
      "\(screen) `\(key)` alanini guncel gosteriyor, yaninda bir kopyasi da var: \(language.meaning(proof))")
  }

  private func extra(_ key: String, _ screen: String, _ model: String?) -> String {
    let model = modelName(model)
    return say(
      "\(screen) shows `\(key)`, which \(model) does not have: delete the line, or give \(model) the value back",
      "\(screen) `\(key)` gosteriyor, \(model) icinde yok: satiri silin ya da degeri \(model) icine geri koyun")
  }

  private func keptWhenNil(_ key: String, _ screen: String) -> String {
    say(
      "when `\(key)` is nil, \(screen) keeps what the previous object left there: clear it in that case",
      "`\(key)` nil iken \(screen) onceki nesneden kalani tutuyor: o durumda temizleyin")
  }

  private func printsNil(_ key: String, _ screen: String) -> String {
    say(
      "when `\(key)` is nil, \(screen) prints the word for nil: unwrap it first",
      "`\(key)` nil iken \(screen) nil sozcugunu yaziyor: once acin")
  }

  private func unwrapsNil(_ key: String, _ screen: String) -> String {
    say(
      "when `\(key)` is nil, \(screen) crashes: unwrap it safely",
      "`\(key)` nil iken \(screen) cokuyor: guvenli acin")
  }

  private func printsObject(_ key: String, _ screen: String, _ model: String?) -> String {
    say(
      "\(screen) prints debug text of \(modelName(model)) (`\(key)`): delete the line, or give the model a text",
      "\(screen) \(modelName(model)) nesnesinin hata ayiklama metnini yaziyor (`\(key)`): satiri silin ya da modele "
        + "bir metin verin")
  }

  private func printsKey(_ key: String, _ screen: String) -> String {
    say(
      "\(screen) shows `\(key)` as a localisation key that is not looked up: look it up before it is shown",
      "\(screen) `\(key)` icin ceviri anahtarini aramadan gosteriyor: gostermeden once arayin")
  }

  private func printsPlaceholder(_ key: String, _ screen: String, _ text: String) -> String {
    say(
      "\(screen) shows the layout's text \"\(text)\" where `\(key)` was to be shown",
      "\(screen) `\(key)` yerine yerlesimdeki \"\(text)\" metnini gosteriyor")
  }

  private func oneWayCondition(_ key: String, _ screen: String) -> String {
    say(
      "\(screen) writes what `\(key)` decides and never writes it back",
      "\(screen) `\(key)` kosuluyla yaziyor ve hic geri yazmiyor")
  }

  private func indexIdentity(_ screen: String) -> String {
    say(
      "\(screen) identifies rows by their position, so state sticks to the place: use the element's own identity",
      "\(screen) satirlari yerleriyle taniyor, durum yere yapisiyor: ogenin kendi kimligini kullanin")
  }

  private func unmeasured(_ key: String, _ screen: String, _ reason: Reason) -> String {
    say(
      "`\(key)` on \(screen) can't be measured: \(language.meaning(reason)) (\(reason.rawValue))",
      "\(screen) ekraninda `\(key)` olculemiyor: \(language.meaning(reason)) (\(reason.rawValue))")
  }

  private func oneSidedCondition(_ key: String, _ on: String, _ notOn: String) -> String {
    say(
      "\(on) decides by `\(key)`, \(notOn) never reads it",
      "\(on) `\(key)` ile karar veriyor, \(notOn) onu hic okumuyor")
  }

  private func ignoreWithoutReason(_ key: String) -> String {
    say(
      "`uyum:ignore \(key)` gives no reason: write one behind a dash",
      "`uyum:ignore \(key)` gerekce vermiyor: bir tireden sonra yazin")
  }

  private func ignoresNothing(_ key: String) -> String {
    say(
      "`uyum:ignore \(key)` silences nothing: delete the comment",
      "`uyum:ignore \(key)` hicbir satiri susturmuyor: yorumu silin")
  }
}
