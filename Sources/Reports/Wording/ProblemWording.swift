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
        "no libclang was found, headers were read as text; install Debian's libclang1 or Xcode\(behind)",
        "libclang yok, basliklar metin olarak okundu; Debian'in libclang1 paketini ya da Xcode'u kurun\(behind)")
    case .headerInPart: language.say("was read in part\(behind)", "kismen okundu\(behind)")
    case .noScreen: noScreen(detail)
    case .badConfiguration:
      language.say("the configuration can't be read\(behind)", "ayar dosyasi okunamiyor\(behind)")
    case .unknownSetting: language.say("unknown setting\(named(detail))", "bilinmeyen ayar\(named(detail))")
    case .unknownName: language.say("nothing has this name:\(named(detail))", "bu adda bir sey yok:\(named(detail))")
    case .git: language.say("git can't answer\(behind)", "git yanit veremiyor\(behind)")
    }
  }

  /// What is told where a result can't be written to standard output; the fault in the system's words.
  package func unwritten(_ fault: String) -> String {
    language.say("uyum: standard output can't be written: \(fault)\n", "uyum: standart cikti yazilamiyor: \(fault)\n")
  }

  /// What is told where a file or folder can't be written; the fault in the system's words.
  package func unwritten(_ fault: String, at path: String) -> String {
    let path = oneLine(path)
    return language.say("uyum: \(path): can't be written: \(fault)\n", "uyum: \(path): yazilamiyor: \(fault)\n")
  }

  /// What is told where the files below some paths have nothing to print.
  package func nothingFound(read count: Int, in paths: [String]) -> String {
    let places = oneLine(paths.joined(separator: ", "))
    return language.say(
      "uyum: nothing to print was found in \(count) \(count == 1 ? "file" : "files"): \(places)\n",
      "uyum: \(count) dosyada yazilacak bir sey bulunamadi: \(places)\n")
  }

  /// Where it was looked: the number of files, then the paths; nothing for a comment that stands at none.
  private func noScreen(_ detail: String) -> String {
    if detail.isEmpty { return language.say("this comment stands at no screen", "bu yorum hicbir ekranda durmuyor") }
    let parts = detail.split(separator: " ", maxSplits: 1).map(String.init)
    let paths = parts.dropFirst().first.map { ": \($0)" } ?? ""
    return language.say(
      "no screen was found in \(parts.first ?? "0") \(parts.first == "1" ? "file" : "files")\(paths)",
      "\(parts.first ?? "0") dosyada ekran bulunamadi\(paths)")
  }

  /// A name that means nothing, with the one that was most likely meant: `name` or `name -> nearest`.
  private func named(_ detail: String) -> String {
    let parts = detail.split(separator: " -> ", maxSplits: 1).map(String.init)
    return parts.first.map { " `\($0)`" + suggestion(parts.dropFirst().first) } ?? ""
  }

  /// A problem as printed on standard error: path, line, what it is.
  package func line(_ problem: Problem) -> String {
    let line = problem.line.map { ":\($0)" } ?? ""
    let place = problem.path.map { "\($0)\(line): " } ?? ""
    return oneLine("uyum: \(place)\(text(problem)) (\(problem.code.rawValue))")
  }
}
