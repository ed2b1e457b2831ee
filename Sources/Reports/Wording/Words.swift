import Inventories
import Recomputes

/// The words of section 1 of the specification.
extension Language {
  /// A verdict's word.
  package func word(_ verdict: Verdict) -> String {
    switch verdict {
    case .matched: say("matched", "uyumlu")
    case .stale: say("stale", "bayat")
    case .missing: say("missing", "eksik")
    case .extra: say("extra", "artik")
    case .unmeasured: say("unmeasured", "olcum-disi")
    }
  }

  /// A level's word; empty where there is nothing to say.
  package func word(_ level: Level) -> String {
    switch level {
    case .error: say("error", "hata")
    case .warning: say("warning", "uyari")
    case .note: say("note", "not")
    case .hidden: say("hidden", "gizli")
    case .none: ""
    }
  }

  /// The word for why a view runs again.
  package func word(_ cause: Cause) -> String {
    switch cause {
    case .own: say("own", "yerel")
    case .ancestor: say("ancestor", "ebeveyn")
    case .observed: say("observed", "gozlem")
    case .environment: say("environment", "ortam")
    case .outsideRule: say("outside-rule", "kural-disi")
    case .input: say("input", "girdi")
    case .unmeasured: say("unmeasured", "olcum-disi")
    }
  }

  /// A channel's word.
  package func word(_ channel: Channel) -> String {
    switch channel {
    case .visible: say("visible", "gorunen")
    case .spoken: say("spoken", "okunan")
    }
  }

  /// The word for a screen of a framework.
  package func word(_ kind: ScreenKind) -> String {
    switch kind {
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .seam: say("seam", "dikis")
    }
  }

  /// What a condition decides.
  package func word(_ decides: Decides) -> String {
    switch decides {
    case .exists: say("exists", "var")
    case .hidden: say("hidden", "gizli")
    case .enabled: say("enabled", "etkin")
    case .style: say("style", "bicem")
    }
  }

  /// What happens as nil.
  package func word(_ whenNil: WhenNil) -> String {
    switch whenNil {
    case .clears: say("clears", "temizler")
    case .substitutes: say("substitutes", "yerine koyar")
    case .keeps: say("keeps", "tutar")
    case .prints: say("prints", "yazar")
    case .crashes: say("crashes", "coker")
    case .unreadable: say("unreadable", "okunamaz")
    }
  }

  var screenWord: String { say("screen", "ekran") }
  var changedWord: String { say("changed", "degisti") }
  var recomputedWord: String { say("recomputed", "yeniden") }
  var skippedWord: String { say("skipped", "atlanan") }
  var nothing: String { say("none", "yok") }

  /// A label for one side of a pair: `L-legacy`, `L-migrated`.
  package func label(_ label: String, side: PairSide) -> String {
    switch side {
    case .legacy: "\(label)-\(say("legacy", "eski"))"
    case .migrated: "\(label)-\(say("migrated", "yeni"))"
    }
  }

  /// A side's word.
  package func word(_ side: PairSide) -> String {
    switch side {
    case .legacy: say("legacy", "eski")
    case .migrated: say("migrated", "yeni")
    }
  }
}
