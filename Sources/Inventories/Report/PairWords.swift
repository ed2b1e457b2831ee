/// What makes two screens a pair.
package enum PairWhy: String, Hashable, Sendable, Encodable, CaseIterable {
  /// The command line names them.
  case given
  /// The configuration names them.
  case configured
  /// A `uyum:pair` comment names them.
  case directive
  /// They show the same model, and their names have the same stem.
  case stem
  /// They show the same model, and no other UIKit or SwiftUI screen does.
  case onlyTwo = "only-two"
}

/// How a pair's models were chosen.
package enum ModelsBy: String, Hashable, Sendable, Encodable, CaseIterable {
  /// The configuration or the directive names them.
  case given
  /// Both screens reach them, view models and converters followed.
  case reached
  /// No type is common, so the screens' inputs are joined by name.
  case inputs
}

/// One side of a pair.
package enum PairSide: String, Hashable, Sendable, Encodable, CaseIterable {
  /// Only the legacy screen reads the member.
  case legacy
  /// Only the migrated screen reads the member.
  case migrated
}

/// What speaks for a candidate.
package enum CandidateWhy: String, Hashable, Sendable, Encodable, CaseIterable {
  /// It shows the same model, as others do.
  case model
  /// Its name has the same stem, but no model is common.
  case stem
}

/// How the two frameworks are joined at a seam.
package enum SeamKind: String, Hashable, Sendable, Encodable, CaseIterable {
  /// A UIKit view or controller wrapped for SwiftUI.
  case representable
  /// A SwiftUI view in a hosting controller.
  case hostingController = "hosting-controller"
  /// A SwiftUI view in a table or collection cell.
  case hostingCell = "hosting-cell"
}
