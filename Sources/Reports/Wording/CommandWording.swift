extension Language {
  /// What a command does, in half a sentence.
  package func summary(_ command: Command) -> String {
    switch command {
    case .scan:
      say(
        "find screens, pairs and seams, and judge the pairs; also without the word",
        "ekranlari, ciftleri ve dikisleri bulur, ciftleri degerlendirir; sozcuk yazilmasa da olur")
    case .compare:
      say("judge a legacy and a migrated screen, field by field", "eski ve yeni ekrani alan alan karsilastirir")
    case .inventory: say("list what each screen shows", "her ekranin ne gosterdigini dokumler")
    case .explain:
      say(
        "say why a screen's field has its verdict, where a model's member reaches, or what a rule means",
        "bir ekran alaninin sonucunu, bir model uyesinin nereye ulastigini ya da bir kurali aciklar")
    case .models:
      say(
        "follow models from header to Swift to domain: what is lost on the way, and the steps that remain",
        "modelleri basliktan Swift'e ve alan modeline izler: yolda yitenler, degisenler, kalan adimlar")
    case .generate:
      say(
        "write a Swift model, a domain model and what makes one from the other, from a header's class",
        "bir basligin sinifindan Swift modeli, alan modeli ve aralarindaki baslaticilari yazar")
    case .judge: say("judge recorded values", "kaydedilmis degerleri degerlendirir")
    case .recompute:
      say(
        "say which views a change recomputes, and why",
        "bir degisikligin hangi gorunumleri neden yeniden calistirdigini soyler")
    case .rules: say("list the rule cards, or print some", "kural kartlarini listeler ya da yazar")
    case .dump:
      say(
        "print how a file is read, for whoever writes rules", "bir dosyanin nasil okundugunu yazar, kural yazanlar icin"
      )
    }
  }

  /// Command lines to start from.
  func examples(_ command: Command) -> [String] {
    switch command {
    case .scan: ["uyum", "uyum Sources/Tasks", "uyum scan . --format xcode --fail-on error"]
    case .compare:
      [
        "uyum compare --legacy OldProfile.swift --migrated ProfileView.swift --model Profile.swift",
        "uyum compare --legacy Old.swift --migrated New.swift --model Task.swift --format json",
        "uyum compare --migrated New.swift --model Task.swift --sample task.json --format lines --label opened",
      ]
    case .inventory: ["uyum inventory Sources/Tasks", "uyum inventory --format csv > inventory.csv"]
    case .explain:
      [
        "uyum explain ProfileView.name Sources", "uyum explain Profile.name", "uyum explain uikit.label-text",
      ]
    case .models: ["uyum models", "uyum models Sources/Shop --format markdown > models.md"]
    case .generate: ["uyum generate OldSong", "uyum generate OldSong Sources --output Sources/Models"]
    case .judge: ["uyum judge recording.json", "uyum judge recording.json --language tr --fail-on error"]
    case .recompute:
      [
        "uyum recompute Sources/Tasks", "uyum recompute --key tapped --all Card.swift",
        "uyum recompute --tree tree.json",
      ]
    case .rules: ["uyum rules", "uyum rules uikit.label-text"]
    case .dump: ["uyum dump facts ProfileView.swift"]
    }
  }
}
