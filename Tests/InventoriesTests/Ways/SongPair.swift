import TestKit

/// One half of a screen of songs beside another half that shows every member, so that what the half shows is what its
/// rows say.
enum SongPair {
  private static let model = """
    struct Song {
      var name: String; var note: String; var artist: String; var year: Int; var cover: String; var isLoud: Bool
      var price: Double
    }
    """

  private static let view = #"""
    struct SongView: View {
      let song: Song
      var body: some View {
        Text(song.name); Text(song.note); Text(song.artist); Text("\(song.year)"); Image(song.cover)
        Toggle("", isOn: .constant(song.isLoud)); Text(song.price, format: .number)
      }
    }
    """#

  private static let controller = #"""
    final class SongViewController: UIViewController {
      let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel(), e = UIImageView(), f = UISwitch(), g = UILabel()
      func bind(_ song: Song) {
        a.text = song.name; b.text = song.note; c.text = song.artist; d.text = "\(song.year)"
        e.image = UIImage(named: song.cover); f.isOn = song.isLoud; g.text = song.price.formatted()
      }
    }
    """#

  /// The keys that a legacy half shows, sorted: `spoken` behind those that it speaks, the verdict behind those that are
  /// neither shown nor missing.
  static func shown(legacy: String) -> [String] { words(pair(legacy: legacy), place: 0) }

  /// The same of a migrated half.
  static func shown(migrated: String) -> [String] { words(pair(migrated: migrated), place: 1) }

  /// What only decides on a legacy half.
  static func conditions(legacy: String) -> [String] { pair(legacy: legacy).conditions }

  private static func pair(legacy: String) -> JudgedPair { JudgedPair(model: model, legacy: legacy, migrated: view) }

  private static func pair(migrated: String) -> JudgedPair {
    JudgedPair(model: model, legacy: controller, migrated: migrated)
  }

  private static func words(_ pair: JudgedPair, place: Int) -> [String] {
    pair.rows.compactMap { row in
      let parts = row.split(separator: ": ", maxSplits: 1)
      let verdicts = (parts.last ?? "").split(separator: " | ", omittingEmptySubsequences: false)
      guard parts.count == 2, place < verdicts.count else { return row }
      let verdict = verdicts[place]
      if verdict == "missing" || verdict == "unmeasured (neither)" { return nil }
      return verdict.hasPrefix("matched") ? String(parts[0]) : "\(parts[0]): \(verdict)"
    }
    .sorted()
  }
}
