extension Sentences {
  /// What is wrong with an input file: where in it, and what was expected.
  package func text(_ fault: InputFault) -> String {
    let place = fault.place.isEmpty ? "" : language.say(" in `\(fault.place)`", ", yeri `\(fault.place)`")
    return text(fault.kind) + place
  }

  /// A fault as printed on standard error: file, line, what is wrong.
  package func line(_ fault: InputFault, in path: String) -> String {
    oneLine("uyum: \(path):\(fault.line): \(text(fault))")
  }

  private func text(_ kind: InputFault.Kind) -> String {
    switch kind {
    case .notUTF8: language.say("a text is not valid UTF-8", "bir metin gecerli UTF-8 degil")
    case .endsEarly: language.say("the JSON ends early", "JSON erken bitiyor")
    case .unexpected(let character): language.say("`\(character)` can't stand here", "`\(character)` burada duramaz")
    case .badEscape: language.say("an escape of no meaning", "anlamsiz bir kacis")
    case .badNumber: language.say("a number without digits", "rakamsiz bir sayi")
    case .tooDeep: language.say("nests deeper than 200 levels", "200 duzeyden derin")
    case .trailing: language.say("something stands behind the JSON", "JSON bittikten sonra bir sey duruyor")
    case .twice(let name): language.say("`\(name)` stands twice", "`\(name)` iki kez duruyor")
    case .expected(let shape): language.say("\(english(shape)) is expected", "\(turkish(shape)) bekleniyor")
    case .lacks(let name): language.say("`\(name)` is missing", "`\(name)` eksik")
    case .unknownMember(let name, let nearest):
      language.say("unknown member `\(name)`", "bilinmeyen uye `\(name)`") + suggestion(nearest)
    case .unknownWord(let word, let nearest):
      language.say("unknown word `\(word)`", "bilinmeyen sozcuk `\(word)`") + suggestion(nearest)
    case .notAName: language.say("a name on one line is expected", "tek satirlik bir ad bekleniyor")
    case .parentNotAbove(let name):
      language.say("the parent `\(name)` does not stand above", "ust dugum `\(name)` yukarida durmuyor")
    case .ownerNotANode(let name): language.say("the owner `\(name)` is no node", "sahip `\(name)` bir dugum degil")
    case .ownerOfEnvironment:
      language.say("an environment value has no owner", "bir ortam degerinin sahibi olmaz")
    }
  }

  func suggestion(_ nearest: String?) -> String {
    nearest.map { language.say("; did you mean `\($0)`?", "; `\($0)` mi demek istediniz?") } ?? ""
  }

  private func english(_ shape: InputFault.Shape) -> String {
    switch shape {
    case .object: "an object"
    case .list: "a list"
    case .text: "a text"
    case .textOrNull: "a text or null"
    case .textsOrNull: "a text, null or a list of these"
    case .bool: "true or false"
    case .scalar: "a text, a number, true, false or null"
    }
  }

  private func turkish(_ shape: InputFault.Shape) -> String {
    switch shape {
    case .object: "bir nesne"
    case .list: "bir liste"
    case .text: "bir metin"
    case .textOrNull: "bir metin ya da null"
    case .textsOrNull: "bir metin, null ya da bunlarin listesi"
    case .bool: "true ya da false"
    case .scalar: "bir metin, sayi, true, false ya da null"
    }
  }
}
