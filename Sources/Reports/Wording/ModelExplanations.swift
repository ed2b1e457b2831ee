/// What a person should know before using the commands about models.
extension Language {
  var generateExplanation: String {
    say(
      """
      MODEL is a class of an Objective-C header under the paths (`.` when none is given). Prints a Swift model
      in SwiftModel that decodes by the class's own mapping, a domain model in Domain, its initialisers from
      both, and what all models share where the tree has it not: namespaces, a protocol for each source, one
      extractor. Other models that it holds are generated along. With --output each file is written whole;
      where one of them is there already, none is.
      """,
      """
      MODEL, yollarin (verilmezse `.`) altindaki bir Objective-C basliginin sinifidir. SwiftModel icinde
      sinifin kendi eslemesiyle cozulen bir Swift modeli, Domain icinde bir alan modeli, ikisinden
      baslaticilar ve agacta yoksa ortak olanlari (ad alanlari, her kaynak icin protokol, tek cikarici) yazar.
      Icindeki oteki modeller de uretilir. --output ile her dosya butun yazilir; biri zaten varsa hicbiri
      yazilmaz.
      """)
  }

  /// Why a file is not written.
  package var isThereAlready: String { say("there already, and left as it is", "zaten var, oldugu gibi birakildi") }

  var modelsExplanation: String {
    say(
      """
      Finds the models under the paths (`.` when none is given): classes of Objective-C headers, Swift models
      that decode, and domain models that are made from either. It joins those that are one, prints a table
      property by property with types, nullability and how each is carried, then what is lost or changed on
      the way (copies, archives, mappings, initialisers, numbers, nil), and the seven steps of the migration
      with their evidence and what remains.
      """,
      """
      Yollarin (verilmezse `.`) altindaki modelleri bulur: Objective-C basliklarindaki siniflar, cozulen Swift
      modelleri, ikisinden kurulan alan modelleri. Bir olanlari birlestirir; turleri, nil durumu ve tasinma
      bicimiyle ozellik ozellik bir tablo yazar; sonra yolda yiteni ve degiseni (kopya, arsiv, esleme,
      baslatici, sayi, nil) ve gecisin yedi adimini kaniti ve kalaniyla yazar.
      """)
  }
}
