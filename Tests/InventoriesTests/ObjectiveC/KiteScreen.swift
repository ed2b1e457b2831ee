import TestKit

/// A controller of Objective-C that shows a kite, and what a test says of it.
struct KiteScreen {
  /// What the header says of a kite.
  static let model = """
    typedef NS_ENUM(NSInteger, KiteKind) { KiteKindDelta, KiteKindBox };
    @interface Kite : NSObject
    @property (nonatomic, copy, nonnull) NSString *name;
    @property (nonatomic, copy, nonnull) NSString *maker;
    @property (nonatomic, getter=isTorn) BOOL torn;
    @property (nonatomic, assign) NSInteger span;
    @property (nonatomic, assign) KiteKind kind;
    @end

    """

  /// The rows of the controller.
  let rows: [String]

  /// Judges a controller by the statements of its `viewDidLoad`, or by its methods.
  init(
    _ statements: String = "", methods: String = "", declares: String = "", header: String = "", before: String = ""
  ) {
    let body = methods.isEmpty ? "- (void)viewDidLoad { \(statements) }" : methods
    let controller = """
      @interface KiteController : UIViewController
      @property (nonatomic, strong) Kite *kite;
      @property (nonatomic, strong) NSArray<Kite *> *kites;
      @property (nonatomic, strong) UILabel *nameLabel;
      \(declares)
      @end
      \(before)
      @implementation KiteController
      \(body)
      @end
      """
    rows = JudgedPair(header: Self.model + header, objectiveC: controller).loneRows
  }

  /// The keys that are matched, in order.
  var matched: [String] {
    rows.filter { $0.contains(": matched") }.compactMap { $0.split(separator: ":").first.map(String.init) }
  }
}
