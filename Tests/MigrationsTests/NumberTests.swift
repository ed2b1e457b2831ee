import RuleCards
import Testing

@Suite("Numbers on their way")
struct NumberTests {
  @Test func `The table of models has no line that cannot be read, and no empty list`() {
    #expect(ModelTable.builtIn.unreadable == [])
    for list in ModelTable.List.allCases { #expect(!ModelTable.builtIn.names(list).isEmpty, "\(list)") }
    #expect(ModelTable("integer wide: A\nold\nboxes\n").unreadable == ["integer wide: A", "old", "boxes"])
  }

  private static let header = """
    NS_ASSUME_NONNULL_BEGIN
    @interface Fare : NSObject
    @property (nonatomic, strong) NSDecimalNumber *price;
    @property (nonatomic, strong) NSNumber *code;
    @property (nonatomic, strong) NSNumber *seats;
    @property (nonatomic) double length;
    @end
    @interface FareRow : NSObject
    @property (nonatomic) int price;
    @property (nonatomic) int code;
    @property (nonatomic) int seats;
    @property (nonatomic) float length;
    @property (nonatomic) double shown;
    @end
    NS_ASSUME_NONNULL_END
    """

  @Test func `number-truncates, number-overflows: what is proved by type or by what was put into the object`() {
    let tree = ModelTree(
      header: Self.header,
      objectiveC: """
        @implementation FareRow
        - (void)fill:(Fare *)fare {
          self.price = fare.price.intValue;
          self.code = [fare.code intValue];
          self.seats = [fare.seats intValue];
          self.shown = [fare.seats intValue];
          self.length = (float)fare.length;
        }
        - (void)load:(Fare *)fare code:(long long)code { fare.code = [NSNumber numberWithLongLong:code]; }
        @end
        """)
    #expect(
      tree.findings == [
        "error number-truncates FareRow.price 3", "error number-overflows FareRow.code 4",
        "error number-truncates FareRow.shown 6", "warning number-loses-precision FareRow.length 7",
      ])
  }

  @Test func `number-exact-cast: a type that few numbers fit, not one that holds all`() {
    let tree = ModelTree(
      swift: """
        struct Wind { var speed: Float?; var angle: Double?; var code: Int? }
        func read(_ json: [String: Any]) -> Wind {
          Wind(speed: json["speed"] as? Float, angle: json["angle"] as? Double, code: json["code"] as? Int)
        }
        func force(_ any: Any) -> Int16 { any as! Int16 }
        """)
    #expect(tree.findings == ["error number-exact-cast Wind.speed 3", "error number-exact-cast - 5"])
  }

  @Test func `number-loses-precision: money as Double is a note, an exact number as another fraction a warning`() {
    let tree = ModelTree(
      swift: """
        struct Fare { let price: Decimal; let share: Decimal; let number: Int64 }
        struct Row { let price: Double; let share: Double; let number: Int32; let label: String }
        func row(_ fare: Fare) -> Row {
          Row(
            price: Double(truncating: fare.price), share: Double(truncating: fare.share),
            number: Int32(fare.number),
            label: "")
        }
        """)
    #expect(
      tree.findings == [
        "note number-loses-precision Row.price 5", "warning number-loses-precision Row.share 5",
        "error number-overflows Row.number 6",
      ])
  }

  @Test func `number-overflows: boxed, archived or printed as less than it is`() {
    let tree = ModelTree(
      header: """
        NS_ASSUME_NONNULL_BEGIN
        @interface Fare : NSObject
        @property (nonatomic) long long number;
        @property (nonatomic) int seats;
        @end
        NS_ASSUME_NONNULL_END
        """,
      objectiveC: """
        @implementation Fare
        - (void)send:(NSCoder *)coder {
          [coder encodeInt:self.number forKey:@"number"];
          [coder encodeInt:self.seats forKey:@"seats"];
          [coder encodeInt64:self.number forKey:@"number"];
          NSLog(@"%@ %d %lld", self, self.number, self.number);
          [self show:[NSNumber numberWithInt:self.number]];
        }
        - (void)load:(NSCoder *)coder { self.number = [coder decodeIntForKey:@"number"]; }
        @end
        """)
    #expect(
      tree.findings(.numberOverflows) == [
        "error number-overflows Fare.number 3", "error number-overflows Fare.number 6",
        "error number-overflows Fare.number 7", "error number-overflows Fare.number 9",
      ])
  }

  @Test func `number-exact-cast: casts to several types in turn only tell which one it is`() {
    let tree = ModelTree(
      swift: """
        func text(_ value: Any) -> String {
          if let number = value as? Float { return "\\(number)" }
          if let number = value as? Double { return "\\(number)" }
          return ""
        }
        """)
    #expect(tree.findings == [])
  }
}
