import Testing

@Suite("What headers say of nil")
struct NilTests {
  @Test func `nonnull-contradicted: a getter that returns nil, not one that always has a value`() {
    let tree = ModelTree(
      header: """
        NS_ASSUME_NONNULL_BEGIN
        @interface Ticket : NSObject
        @property (nonatomic, copy, readonly) NSString *seat;
        @property (nonatomic, copy, readonly) NSString *row;
        @property (nonatomic, copy, readonly, nullable) NSString *gate;
        @property (nonatomic, copy, readonly) NSString *area;
        @end
        NS_ASSUME_NONNULL_END
        """,
      objectiveC: """
        @implementation Ticket
        - (NSString *)seat { return nil; }
        - (NSString *)row { return @"A"; }
        - (NSString *)gate { return nil; }
        - (NSString *)area { return self.gate ? self.gate : nil; }
        @end
        """)
    #expect(tree.findings == ["error nonnull-contradicted Ticket.seat 2", "error nonnull-contradicted Ticket.area 5"])
  }

  @Test func `nonnull-contradicted: a property that its class alone can set, and never does`() {
    let tree = ModelTree(
      header: """
        NS_ASSUME_NONNULL_BEGIN
        @interface Ticket : NSObject
        @property (nonatomic, copy, readonly) NSString *seat;
        @property (nonatomic, copy, readonly) NSString *row;
        @property (nonatomic, copy) NSString *gate;
        @property (nonatomic, copy, null_resettable) NSString *hall;
        - (instancetype)initWithSeat:(NSString *)seat;
        @end
        NS_ASSUME_NONNULL_END
        """,
      objectiveC: """
        @implementation Ticket
        - (instancetype)initWithSeat:(NSString *)seat {
          if ((self = [super init])) { _seat = [seat copy]; }
          return self;
        }
        @end
        """)
    #expect(tree.findings == ["error nonnull-contradicted Ticket.row 4"])
  }

  @Test func `unaudited: a note, and a warning where the implementation returns nil; numbers have no nil`() {
    let tree = ModelTree(
      header: """
        @interface Pass : NSObject
        @property (nonatomic, copy) NSString *code;
        @property (nonatomic) NSInteger uses;
        @property (nonatomic, readonly) Pass *next;
        @end
        """,
      objectiveC: """
        @implementation Pass
        - (Pass *)next { return nil; }
        @end
        """)
    #expect(tree.findings == ["note unaudited Pass.code 2", "warning unaudited Pass.next 4"])
  }
}
