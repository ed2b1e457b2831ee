import Inventories

extension Language {
  /// What a kind of fault means, in half a sentence.
  package func meaning(_ fault: Fault) -> String {
    FaultGroup.meanings[fault].map { say($0.english, $0.turkish) } ?? fault.rawValue
  }

  /// What a storyboard or xib puts before the user, in half a sentence.
  package func meaning(_ rule: LayoutRule) -> String {
    switch rule {
    case .visible: say("a text or an image that a storyboard or xib draws", "bir storyboard ya da xib icindeki metin")
    case .spoken: say("a text of a storyboard or xib that is spoken", "bir storyboard ya da xib icinden okunan metin")
    case .binding: say("a view of a xib follows a key path", "bir xib gorunumu bir anahtar yolunu izliyor")
    }
  }

  /// Why a field could not be measured, in half a sentence.
  package func meaning(_ reason: Reason) -> String {
    switch reason {
    case .neither: say("neither side has a value", "iki tarafta da deger yok")
    case .spokenOnly: say("it is only spoken", "yalnizca okunuyor")
    case .handedOn: say("the whole object is handed to code outside the tree", "nesne agac disindaki koda veriliyor")
    case .unknownWrapper:
      say("it is handed to a wrapper without a rule card", "kural karti olmayan bir sargiya veriliyor")
    case .constantInItsPlace: say("a constant stands in its place", "yerinde bir sabit duruyor")
    case .noCommonModel: say("one screen of the pair never reaches its type", "ciftin bir ekrani bu ture hic ulasmiyor")
    case .ambiguousType: say("two unequal declarations of its type exist", "turunun esit olmayan iki bildirimi var")
    case .unknownType: say("a type on the way is not in the tree", "yoldaki bir tur agacta yok")
    case .unknownName: say("a name on the way has no declaration", "yoldaki bir adin bildirimi yok")
    case .dynamicKey: say("it is named only when the program runs", "adi ancak calisirken belli oluyor")
    case .tooDeep: say("the way to the model is too long", "modele giden yol cok uzun")
    case .unparsed: say("the source on the way does not parse", "yoldaki kaynak cozumlenemiyor")
    case .unreadFile: say("a file on the way could not be read", "yoldaki bir dosya okunamadi")
    }
  }
}

/// The meanings of all faults, English and Turkish side by side.
enum FaultGroup {
  struct Meaning {
    var english: String
    var turkish: String

    init(_ english: String, _ turkish: String) {
      self.english = english
      self.turkish = turkish
    }
  }

  static let meanings: [Fault: Meaning] = verdicts.merging(stale) { one, _ in one }
    .merging(printed) { one, _ in one }.merging(models) { one, _ in one }.merging(recomputes) { one, _ in one }

  private static let verdicts: [Fault: Meaning] = [
    .missing: Meaning("the model has a value and the screen does not show it", "modelde deger var, ekran gostermiyor"),
    .extra: Meaning("the screen shows what the model does not have", "ekran modelde olmayani gosteriyor"),
    .stale: Meaning(
      "the screen shows another value than the model has", "ekran modeldekinden baska bir deger gosteriyor"),
    .unmeasured: Meaning("a side can't be read with certainty", "bir taraf kesin okunamiyor"),
    .oneSidedCondition: Meaning(
      "one screen of a pair has a condition that the other never reads", "ciftin yalnizca bir ekraninda olan kosul"),
    .ignoresNothing: Meaning(
      "a comment silences nothing or gives no reason", "yorum bir sey susturmuyor ya da gerekcesiz"),
  ]

  private static let stale: [Fault: Meaning] = [
    .makeOnly: Meaning("it is read when the view is made and in no update", "yalnizca gorunum kurulurken okunuyor"),
    .writtenOnce: Meaning("it is written once while the model can change", "model degisebilirken bir kez yaziliyor"),
    .seededOnce: Meaning(
      "state is initialised from an input that changes", "durum, degisen bir girdiden bir kez kuruluyor"),
    .loadNotKeyed: Meaning("it is loaded again for no later input", "sonraki girdiler icin yeniden yuklenmiyor"),
    .onScreenOnly: Meaning("it is kept in step only while on screen", "yalnizca ekrandayken guncelleniyor"),
    .unobservedModel: Meaning(
      "the object publishes and the view does not subscribe", "nesne yayinliyor, gorunum dinlemiyor"),
    .unpublishedMember: Meaning("the member changes without publishing", "uye, yayinlanmadan degisiyor"),
    .unownedModel: Meaning("an observed object that nobody keeps", "kimsenin tutmadigi bir gozlenen nesne"),
    .sinkBeforeSet: Meaning("a sink reads it before the new value is set", "yeni deger yazilmadan once okunuyor"),
    .lateSheetRead: Meaning(
      "only a sheet reads it, first with the value from before", "yalnizca sayfa okuyor, ilk acilista eskiyi"),
    .partialEquality: Meaning(
      "an equality leaves out a shown member", "bir esitlik gosterilen uyeyi disarida birakiyor"),
    .storedView: Meaning(
      "a view kept as a value goes on showing it", "deger olarak saklanan gorunum onu gostermeyi surduruyor"),
  ]

  private static let printed: [Fault: Meaning] = [
    .keptWhenNil: Meaning("as nil, what the previous object left stays", "nil iken onceki nesneden kalan duruyor"),
    .oneWayWrite: Meaning("it is written under a condition and never back", "kosulla yaziliyor, hic geri yazilmiyor"),
    .printsNil: Meaning("as nil, the word for nil is printed", "nil iken nil sozcugu yaziliyor"),
    .unwrapsNil: Meaning("as nil, the screen crashes", "nil iken ekran cokuyor"),
    .printsObject: Meaning("an object's own debug text is shown", "nesnenin hata ayiklama metni gosteriliyor"),
    .printsKey: Meaning("a localisation key is shown", "bir ceviri anahtari gosteriliyor"),
    .printsPlaceholder: Meaning(
      "a layout's static text stands for a member", "uyenin yerinde yerlesimin sabit metni var"),
    .indexIdentity: Meaning("the position is the identity of rows", "satirlarin kimligi yerleri"),
  ]

  private static let models: [Fault: Meaning] = [
    .notCarried: Meaning("a copy or mapping leaves a property behind", "bir kopya ya da esleme ozelligi birakiyor"),
    .mapsUnknown: Meaning("a mapping names a property that is not there", "esleme olmayan bir ozelligi aniyor"),
    .nonnullContradicted: Meaning(
      "the header says nonnull, the code returns nil", "baslik nonnull diyor, kod nil donduruyor"),
    .unaudited: Meaning("the header does not say whether it can be nil", "baslik nil olabilir mi soylemiyor"),
    .nullabilityNarrowed: Meaning("nullable at the source, not at the target", "kaynakta nil olabilir, hedefte olamaz"),
    .nullabilityWidened: Meaning(
      "nonnull at the source, optional at the target", "kaynakta nil olamaz, hedefte olabilir"),
    .numberTruncates: Meaning("a fraction goes through an integer", "kesirli sayi tamsayidan geciyor"),
    .numberOverflows: Meaning("an integer goes through a narrower one", "tamsayi daha dar olandan geciyor"),
    .numberLosesPrecision: Meaning("an exact number loses digits", "kesin sayi basamak yitiriyor"),
    .numberExactCast: Meaning(
      "a number is cast to a type that may not hold it", "sayi, onu tutamayabilecek bir ture cevriliyor"),
    .renamed: Meaning("the same property under another name", "ayni ozellik baska adla"),
    .domainDecodes: Meaning("a domain model that knows the API", "API bilen bir alan modeli"),
    .lostInModel: Meaning("a property that the new model lacks", "yeni modelde olmayan bir ozellik"),
  ]

  private static let recomputes: [Fault: Meaning] = [
    .observedNotRead: Meaning(
      "a view observes an object and reads nothing of it", "gorunum nesneyi gozluyor, hicbir seyini okumuyor"),
    .observedTooBroad: Meaning("a view observes more than it reads", "gorunum okudugundan fazlasini gozluyor"),
    .environmentTooBroad: Meaning("a view depends on the whole environment", "gorunum tum ortama bagli"),
    .neverEqualInput: Meaning("an input can't compare equal", "bir girdi esit cikamaz"),
    .writesCopy: Meaning(
      "state is written through a copy of its wrapper", "durum, sargisinin bir kopyasindan yaziliyor"),
  ]
}
