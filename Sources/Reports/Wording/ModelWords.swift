import Inventories
import Migrations

/// The words of the report on models.
extension Language {
  func foundModels(_ models: Int, families: Int, files: Int, paths: [String]) -> String {
    let places = paths.joined(separator: ", ")
    return say(
      "\(models) \(models == 1 ? "model" : "models"), \(families) of several forms, in "
        + "\(files) \(files == 1 ? "file" : "files"): \(places)",
      "\(files) dosyada \(models) model, \(families) tanesi cok bicimli: \(places)")
  }

  /// What a type is to a migration.
  func word(_ role: MigratedModel.Role) -> String {
    switch role {
    case .header: say("header", "baslik")
    case .swift: "Swift"
    case .domain: say("domain", "alan")
    }
  }

  /// A type with what it says of nil, where its own words do not.
  func nullable(_ type: String, _ nullability: Nullability) -> String {
    let isObject = type.contains("*")
    switch nullability {
    case .nonnull: return isObject ? "nonnull \(type)" : type
    case .nullable: return isObject ? "nullable \(type)" : type
    case .unaudited: return say("unaudited \(type)", "isaretsiz \(type)")
    case .scalar: return type
    }
  }

  /// What a step asks for, in a few words.
  func step(_ number: Int) -> String {
    switch number {
    case 1: say("the Objective-C model and its clients renamed", "Objective-C modeli ve istemcileri adlandirildi")
    case 2: say("Swift and domain model exist", "Swift ve alan modeli var")
    case 3: say("domain model made from each, all carried", "alan modeli her birinden kuruluyor, hepsi tasiniyor")
    case 4: say("Objective-C results turned into domain models", "Objective-C sonuclari alan modeline ceviriliyor")
    case 5: say("Swift results turned into domain models", "Swift sonuclari alan modeline ceviriliyor")
    case 6: say("the rest uses domain models only", "gerisi yalnizca alan modeli kullaniyor")
    default: say("generic extraction", "genel cikarma")
    }
  }

  func remaining(_ number: Int) -> String { say("\(number) left", "\(number) kaldi") }

  /// What is left of a step: a name, or what has none yet.
  func left(_ name: String) -> String {
    switch name {
    case MigrationStep.swiftModel: say("no Swift model", "Swift modeli yok")
    case MigrationStep.domainModel: say("no domain model", "alan modeli yok")
    case MigrationStep.oldProtocol: say("no protocol for the old model", "eski model icin protokol yok")
    case MigrationStep.newProtocol: say("no protocol for the Swift model", "Swift modeli icin protokol yok")
    case MigrationStep.extractor: say("no extractor", "cikarici yok")
    default: name
    }
  }

  func moreUnaudited(_ number: Int) -> String {
    say(
      "\(number) more notes on headers that do not say what can be nil (unaudited), printed with --all",
      "neyin nil olabilecegini soylemeyen basliklar icin \(number) not daha (unaudited), --all ile yazilir")
  }

  var computedWord: String { say("computed", "hesaplanan") }
  var doneWord: String { say("done", "bitti") }
  var propertyWord: String { say("property", "ozellik") }
  var carriedWord: String { say("carried by", "tasiyan") }
  var findingWord: String { say("finding", "bulgu") }
}
