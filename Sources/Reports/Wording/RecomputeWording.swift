import Inventories
import Recomputes

/// The sentences of findings about recomputation.
extension Sentences {
  func text(_ message: RecomputeMessage) -> String {
    switch message {
    case .observedNotRead(let view, let property, let isKept): notRead(view, property, isKept)
    case .observedTooBroad(let view, let property, let read, let all):
      language.say(
        "\(view) runs for every change of `\(property)` and reads \(list(read)), \(read.count) of \(all) members: "
          + "hand over what it reads, or split the object",
        "\(view) `\(property)` icindeki her degisiklikte calisiyor, \(all) uyeden \(read.count) tanesini okuyor "
          + "(\(list(read))): okudugunu verin ya da nesneyi bolun")
    case .environmentTooBroad(let view, let property, let read):
      language.say(
        "\(view) depends on the whole environment (`\(property)`) and reads \(list(read)): ask for that alone",
        "\(view) tum ortama bagli (`\(property)`), okudugu: \(list(read)): yalnizca onu isteyin")
    case .neverEqualClosure(let view, let input):
      language.say(
        "\(view) is given a closure as `\(input)`, which never compares equal: it runs on every pass of its maker",
        "\(view) `\(input)` girdisine closure aliyor, o hic esit cikmaz: kuran gorunumle birlikte hep calisir")
    case .neverEqualBinding(let view, let input):
      language.say(
        "\(view) is given a binding of a getter and a setter as `\(input)`, which never compares equal: it runs on "
          + "every pass of its maker; hand over `$` of a property",
        "\(view) `\(input)` girdisine get/set baglamasi aliyor, o hic esit cikmaz: kuran gorunumle birlikte hep "
          + "calisir; bir ozelligin `$` bicimini verin")
    case .unownedModel(let view, let input, let made, let maker):
      language.say(
        "\(maker) makes a new \(made) on each pass for `\(input)` of \(view): nobody keeps it; keep it as state",
        "\(maker) her geciste \(view) icin yeni bir \(made) kuruyor (`\(input)`): onu tutan yok; durum olarak tutun")
    case .unownedDefault(let view, let property, let made):
      language.say(
        "\(view) makes a new \(made) for `\(property)` whenever it is made itself: nobody keeps it; keep it as state",
        "\(view) her kurulusunda `\(property)` icin yeni bir \(made) kuruyor: onu tutan yok; durum olarak tutun")
    case .writesCopy(let view, let property):
      language.say(
        "`\(property)` of \(view) is written where no view has installed it: the write is lost",
        "\(view) `\(property)` durumu hicbir gorunumun kurmadigi yerde yaziliyor: yazilan yitiyor")
    }
  }

  private func notRead(_ view: String, _ property: String, _ isKept: Bool) -> String {
    let (english, turkish) =
      isKept
      ? ("keep it without observing it", "gozlemeden tutun")
      : ("a plain property would do", "duz bir ozellik yeter")
    return language.say(
      "\(view) runs for every change of `\(property)` and reads nothing of it: \(english)",
      "\(view) `\(property)` icindeki her degisiklikte calisiyor, hicbir seyini okumuyor: \(turkish)")
  }

  private func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}

/// The words of the report on view trees.
extension Language {
  var inputsWord: String { say("input", "girdi") }

  /// How a key's line begins: its name and where it lives.
  func head(of key: String, _ storage: RecomputeReport.Storage, owner: String?, object: String?) -> String {
    switch storage {
    case .state: say("\(key) (state of \(owner ?? "?"))", "\(key) (\(owner ?? "?") durumu)")
    case .model: say("\(key) (member of \(object ?? "?"))", "\(key) (\(object ?? "?") uyesi)")
    case .environment: say("\(key) (environment)", "\(key) (ortam)")
    case .none: say("\(key) (handed over from outside)", "\(key) (disaridan verilen)")
    }
  }

  func more(_ number: Int) -> String { say("\(number) more", "\(number) tane daha") }

  func skipped(_ number: Int) -> String { say("\(number) skipped", "\(number) atlanan") }

  func rowsAlone(_ views: String) -> String {
    say("rows of \(views) read it and run alone", "\(views) satirlari okuyor, tek basina calisiyor")
  }

  func presented(by view: String) -> String { say("presented by \(view)", "\(view) sunuyor") }

  func toldAbove(_ view: String) -> String { say("its views as in \(view)", "icindekiler \(view) gibi") }

  var unreadWord: String { say("nobody reads it", "okuyan yok") }

  /// What moving state up costs.
  func move(to view: String, runs: Int, asValue: Int) -> String {
    say(
      "moved up to \(view): 1 more input; \(runs) run as now when handed down as a binding, \(asValue) as a value",
      "\(view) icine tasinirsa: 1 girdi daha; baglama verilirse simdiki gibi \(runs), deger verilirse \(asValue) "
        + "calisir"
    )
  }

  func pushDown(_ key: String, from: String, to: String, inputs: Int, before: Int, after: Int) -> String {
    say(
      "push down: `\(key)` from \(from) to \(to), which alone uses it: \(inputs) fewer "
        + "\(inputs == 1 ? "input" : "inputs"), \(before) -> \(after) run",
      "asagi indirin: `\(key)`, \(from) icinden onu tek kullanan \(to) icine: \(inputs) girdi eksilir, "
        + "calisan \(before) -> \(after)")
  }

  /// That state is read by views that it is not kept above.
  func lift(readOutside key: String, to: String, inputs: Int, after: Int) -> String {
    say(
      "lift: \(key) to \(to), the nearest view above all that read it: \(inputs) more "
        + "\(inputs == 1 ? "input" : "inputs"), \(after) run for a change",
      "yukari alin: \(key), onu okuyanlarin hepsinin ustundeki en yakin \(to) icine: \(inputs) girdi eklenir, "
        + "degisince \(after) calisir")
  }

  func lift(_ keys: String, to: String, inputs: Int, after: Int) -> String {
    say(
      "lift, if they are one value: \(keys) to \(to): \(inputs) more inputs, \(after) run for a change",
      "tek degerse yukari alin: \(keys), \(to) icine: \(inputs) girdi eklenir, degisince \(after) calisir")
  }

  /// The last line: how much was found.
  func recomputeTotals(views: Int, keys: Int) -> String {
    say(
      "\(views) \(views == 1 ? "view" : "views"), \(keys) \(keys == 1 ? "key" : "keys")",
      "\(views) gorunum, \(keys) anahtar")
  }

  /// That no view was found.
  package func noView(in paths: [String]) -> String {
    say(
      "no SwiftUI view in \(paths.joined(separator: ", "))\n",
      "SwiftUI gorunumu yok: \(paths.joined(separator: ", "))\n")
  }

  /// That no key goes by a name.
  package func noKey(_ key: String) -> String {
    say("no key is named \(key)\n", "\(key) adinda anahtar yok\n")
  }
}
