extension Language {
  /// What an option does.
  func summary(_ option: Option) -> String {
    switch option {
    case .legacy:
      say(
        "the screen being left: its file first, then files it needs", "birakilan ekran: once dosyasi, sonra gerekenler")
    case .migrated: say("the screen that takes its place, in the same way", "yerine gecen ekran, ayni bicimde")
    case .model:
      say(
        "files that both sides need; they only resolve names", "iki tarafin da gereksindigi dosyalar; yalnizca ad cozer"
      )
    case .legacyScreen: say("the legacy type to judge", "degerlendirilecek eski tur")
    case .migratedScreen: say("the migrated type to judge", "degerlendirilecek yeni tur")
    case .keys: say("the rows, all of them and in this order", "satirlar, hepsi ve bu sirayla")
    case .sample:
      say(
        "a JSON object of values to print in the rows; null judges a row as nil",
        "satirlarda yazilacak degerler; null satiri nil olarak degerlendirir")
    case .label:
      say("what stands first on each line of --format lines", "--format lines satirlarinin basinda duran metin")
    case .tree: say("a declared view tree, instead of source", "kaynak yerine bildirilmis bir gorunum agaci")
    case .key: say("only the changes of this key", "yalnizca bu anahtarin degisiklikleri")
    case .output:
      say(
        "write files into this folder: one for each screen, or what is generated",
        "bu klasore dosyalar yazar: her ekran icin bir tane ya da uretilenler")
    case .config: say("the configuration, instead of .uyum.json", ".uyum.json yerine bu ayar dosyasi")
    case .all: say("print hidden rows as well", "gizli satirlari da yazar")
    case .format: say("how results are printed", "sonuclarin bicimi")
    case .failOn:
      say(
        "exit 1 when a finding is as grave as this: error, warning or note",
        "bulgu bu kadar agirsa cikis 1: error, warning ya da note")
    case .language:
      say(
        "the language of words and sentences; JSON stays English",
        "sozcuklerin ve cumlelerin dili; JSON Ingilizce kalir")
    case .noCache:
      say("read headers anew and keep nothing", "basliklari yeniden okur, bir sey saklamaz")
    case .threads:
      say(
        "read with so many threads, as many as there are processors by default; the result is the same",
        "bu sayida is parcacigiyla okur, yoksa islemci sayisinca; sonuc aynidir")
    case .help: say("print this help", "bu yardimi yazar")
    case .version: say("print the version", "surumu yazar")
    }
  }
}
