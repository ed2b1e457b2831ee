extension Sentences {
  /// What is wrong with a command line, and where to read more.
  package func text(_ fault: UsageFault) -> String {
    let (sentence, command) = parts(fault)
    let help = command.map { "uyum help \($0.rawValue)" } ?? "uyum --help"
    return oneLine("uyum: \(sentence)") + "\n" + language.say("see `\(help)`", "bakiniz: `\(help)`") + "\n"
  }

  private func parts(_ fault: UsageFault) -> (String, Command?) {
    switch fault {
    case .unknownCommand(let word, let nearest):
      (language.say("unknown command `\(word)`", "bilinmeyen komut `\(word)`") + suggestion(nearest), nil)
    case .unknownOption(let word, let command, let nearest):
      (language.say("unknown option `\(word)`", "bilinmeyen secenek `\(word)`") + suggestion(nearest), command)
    case .needsValue(let option):
      (language.say("`\(option.spelling)` needs a value", "`\(option.spelling)` bir deger ister"), nil)
    case .takesNoValue(let option):
      (language.say("`\(option.spelling)` takes no value", "`\(option.spelling)` deger almaz"), nil)
    case .twice(let option):
      (language.say("`\(option.spelling)` stands twice", "`\(option.spelling)` iki kez duruyor"), nil)
    case .notAChoice(let value, let what, let choices, let nearest): (choice(value, what, choices, nearest), nil)
    case .needsOperand(let name, let command): (language.say("\(name) is missing", "\(name) eksik"), command)
    case .tooMany(let word, let command):
      (language.say("`\(word)` is one argument too many", "`\(word)` fazladan bir arguman"), command)
    case .needsOption(let options, let command): (needs(options), command)
    case .notACount(let value, let option):
      (
        language.say(
          "`\(value)` is no value of \(option.spelling), which takes a number from 1 to \(Option.mostThreads)",
          "`\(value)`, \(option.spelling) icin gecersiz; 1 ile \(Option.mostThreads) arasi bir sayi ister"), nil
      )
    case .emptyValue(let option):
      (language.say("`\(option.spelling)` names nothing", "`\(option.spelling)` hicbir sey anmiyor"), nil)
    case .emptyName(let list, let option):
      (
        language.say(
          "a name in `\(list)` of \(option.spelling) is empty", "\(option.spelling): `\(list)` icinde bos bir ad var"),
        nil
      )
    case .emptyOperand(let name, let command):
      (language.say("\(name) is empty", "\(name) bos"), command)
    }
  }

  private func choice(_ value: String, _ what: String, _ choices: [String], _ nearest: String?) -> String {
    let list = choices.joined(separator: ", ")
    return language.say(
      "`\(value)` is no value of \(what), which takes \(list)",
      "`\(value)`, \(what) icin gecersiz; olabilecekler: \(list)")
      + suggestion(nearest)
  }

  private func needs(_ options: [Option]) -> String {
    let list = options.map { "`\($0.spelling)`" }
    return language.say("\(list.joined(separator: " or ")) is missing", "\(list.joined(separator: " ya da ")) eksik")
  }
}
