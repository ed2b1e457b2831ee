extension Language {
  /// What a person should know before using a command.
  func explanation(_ command: Command) -> String {
    switch command {
    case .scan: scanExplanation
    case .compare: compareExplanation
    case .inventory: inventoryExplanation
    case .explain: explainExplanation
    case .models: modelsExplanation
    case .generate: generateExplanation
    case .judge: judgeExplanation
    case .recompute: recomputeExplanation
    case .rules: rulesExplanation
    case .dump: dumpExplanation
    }
  }

  private var scanExplanation: String {
    say(
      """
      Reads the Swift files under the paths (`.` when none is given) and needs no configuration. Two screens are
      a pair when .uyum.json names them, when a comment above one of them does (`// uyum:pair ProfileView`),
      when they show the same model and their names have the same stem, or when no other screen shows the model.
      Where more than one screen may be the other half, all are listed with the comment to paste, and none is
      chosen. `// uyum:ignore badge - removed in 4.2` silences a field; a reason is required.
      """,
      """
      Yollarin (verilmezse `.`) altindaki Swift dosyalarini okur, ayar istemez. Iki ekran su durumlarda cifttir:
      .uyum.json ikisini adlandirir; birinin ustundeki yorum adlandirir (`// uyum:pair ProfileView`); ayni
      modeli gosterirler ve adlarinin koku aynidir; ya da modeli baska ekran gostermez. Birden cok aday varsa
      hepsi yapistirilacak yorumla siralanir, hicbiri secilmez. `// uyum:ignore badge - 4.2'de kalkti` bir alani
      susturur; gerekce gerekir.
      """)
  }

  private var compareExplanation: String {
    say(
      """
      Each screen is compared with the model, never the two with each other. For every field the answer is
      matched, stale, missing, extra or unmeasured; there is no answer for a screen as a whole.

      The first file of a side holds its screen: the type given with --legacy-screen or --migrated-screen, else
      the file's first type that no other type in it shows. The other files only resolve names. One side alone
      is allowed. Nothing is built: source is all that is read.
      """,
      """
      Her ekran modelle karsilastirilir, iki ekran birbiriyle degil. Her alanin yaniti uyumlu, bayat, eksik,
      artik ya da olcum-disi olur; ekranin butunu icin yanit yoktur.

      Bir tarafin ilk dosyasi ekrani tasir: --legacy-screen ya da --migrated-screen ile verilen tur, yoksa
      dosyada baska turun gostermedigi ilk tur. Oteki dosyalar yalnizca adlari cozer. Tek taraf da olur.
      Hicbir sey derlenmez, yalnizca kaynak okunur.
      """)
  }

  private var inventoryExplanation: String {
    say(
      """
      Prints the inventory of every screen under the paths (`.` when none is given): the fields it shows, where,
      how they keep up, and apart from them its constants, conditions and actions.
      """,
      """
      Yollarin (verilmezse `.`) altindaki her ekranin envanterini yazar: gosterdigi alanlar, yerleri, nasil
      guncellendikleri; onlardan ayri olarak sabitleri, kosullari ve eylemleri.
      """)
  }

  private var explainExplanation: String {
    say(
      """
      SUBJECT is a screen's field (`ProfileView.name`), a model's member (`Profile.name`) or a rule's id
      (`uikit.label-text`, `missing`, `too-deep`). Of a field it prints the row and every hop from a sink back to the
      model's member: place, source, what happens there, the card that knows it. Of a member it prints the screens
      that show, select or decide by it, and those of the model that do not. The tree under the paths (`.` when none
      is given) is scanned. As JSON it prints the scan's report with that field in it and nothing else.
      """,
      """
      SUBJECT bir ekranin alani (`ProfileView.name`), bir modelin uyesi (`Profile.name`) ya da bir kuralin adidir
      (`uikit.label-text`, `missing`, `too-deep`). Alan icin satirini ve hedeften modelin uyesine kadar her adimi
      yazar: yer, kaynak, orada ne oldugu, bilen kart. Uye icin onu gosteren, onunla secen ya da karar veren
      ekranlari ve modelin otekilerini yazar. Yollarin (verilmezse `.`) altindaki agac taranir. JSON olarak, taramanin
      raporunu yalnizca o alanla yazar.
      """)
  }

  private var judgeExplanation: String {
    say(
      """
      FILE holds recorded values as JSON:

        {"checks": [{"label": "opened", "screen": "Tasks", "rows": [{"key": "title", "model": "A", "shown": "A"}]}]}

      Absent or null is no value, "" is one. `shown` may list all writes in order; null clears, the last one
      stands. With --fail-on, missing and stale count as errors and extra as a warning.
      """,
      """
      FILE, kaydedilmis degerleri JSON olarak tasir:

        {"checks": [{"label": "acildi", "screen": "Tasks", "rows": [{"key": "title", "model": "A", "shown": "A"}]}]}

      Yokluk ya da null degersizdir, "" bir degerdir. `shown` tum yazmalari sirayla tasiyabilir; null temizler,
      sonuncusu kalir. --fail-on ile eksik ve bayat hata, artik uyari sayilir.
      """)
  }

  private var recomputeExplanation: String {
    say(
      """
      Reads the SwiftUI views under the paths (`.` when none is given) and prints their trees, then for each key
      (state, a member of a model, an environment value) which views run again when it changes, and why: own
      state, an ancestor's, an observed object, the environment, or an input that never compares equal. What could
      not be followed is unmeasured. Behind that: where state could move and what runs then, and objects observed
      for nothing. --all says of each key what moving it up would cost. With --tree, FILE declares a view tree as
      JSON: `nodes` (name, parent, reads), `storage` (key, kind, owner) and `changes` (label, key).
      """,
      """
      Yollarin (verilmezse `.`) altindaki SwiftUI gorunumlerini okur, agaclarini yazar; sonra her anahtar (durum,
      model uyesi, ortam degeri) degisince hangi gorunumlerin neden calistigini: kendi durumu, ustundekinin
      durumu, gozlenen nesne, ortam, ya da hic esit cikmayan bir girdi. Izlenemeyen olcum-disi kalir. Ardindan
      durumun nereye tasinabilecegi ve o zaman nelerin calisacagi, bosuna gozlenen nesneler. --all her anahtari
      yukari tasimanin bedelini de yazar. --tree ile FILE bir gorunum agacini JSON olarak bildirir: `nodes` (name,
      parent, reads), `storage` (key, kind, owner) ve `changes` (label, key).
      """)
  }

  private var rulesExplanation: String {
    say(
      "A rule card says what puts a value on screen, or lets it pass. Name some to see them whole.",
      "Bir kural karti neyin ekrana deger koydugunu ya da gecirdigini soyler. Butununu gormek icin adini verin.")
  }

  private var dumpExplanation: String {
    say(
      """
      KIND is tokens, outline, facts, headers or layouts. The form is stable enough to read and to diff, not to parse.
      """,
      """
      KIND: tokens, outline, facts, headers ya da layouts. Bicim okumak ve karsilastirmak icindir, cozumlemek icin
      degil.
      """)
  }
}
