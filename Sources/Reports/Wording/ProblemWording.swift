import Inventories
import Syntax

extension Sentences {
  /// The sentence of a problem: what happened and what to do about it; its `detail` is a name, a count or a text of
  /// the system's.
  package func text(_ problem: Problem) -> String {
    let detail = problem.detail
    let behind = detail.isEmpty ? "" : ": \(detail)"
    return switch problem.code {
    case .notFound: language.say("no such file or folder", "boyle bir dosya ya da klasor yok")
    case .cannotRead: language.say("can't be read\(behind)", "okunamiyor\(behind)")
    case .notText: language.say("is no text and was left out", "metin degil, disarida birakildi")
    case .invalidUTF8:
      language.say("is not valid UTF-8; the rest of it was read", "gecerli UTF-8 degil; kalani okundu")
    case .brokenSyntax:
      language.say(
        "does not parse from here on; what is whole in it was read\(behind)",
        "buradan sonrasi cozumlenemiyor; butun olan kismi okundu\(behind)")
    case .tooDeep:
      language.say("nests deeper than is read; what stands above was read", "okunandan derin; ustu okundu")
    case .linkCycle:
      language.say(
        "is a link back into its own folder; it was not followed", "kendi klasorune donen bir bag; izlenmedi")
    case .noLibclang:
      language.say(
        "no libclang was found; headers were read as text\(behind)", "libclang yok; basliklar metin okundu\(behind)")
    case .headerInPart: language.say("was read in part\(behind)", "kismen okundu\(behind)")
    case .noScreen: language.say("no screen was found\(behind)", "ekran bulunamadi\(behind)")
    case .badConfiguration:
      language.say("the configuration can't be read\(behind)", "ayar dosyasi okunamiyor\(behind)")
    case .unknownSetting: language.say("unknown setting\(behind)", "bilinmeyen ayar\(behind)")
    case .unknownName: language.say("names what is not there\(behind)", "olmayan bir ad aniyor\(behind)")
    case .git: language.say("git can't answer\(behind)", "git yanit veremiyor\(behind)")
    }
  }

  /// A problem as printed on standard error: path, line, what it is.
  package func line(_ problem: Problem) -> String {
    let line = problem.line.map { ":\($0)" } ?? ""
    let place = problem.path.map { "\($0)\(line): " } ?? ""
    return "uyum: \(place)\(text(problem)) (\(problem.code.rawValue))"
  }
}
