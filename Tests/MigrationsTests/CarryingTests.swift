import Testing

@Suite("What copies, archives, mappings and initialisers leave behind")
struct CarryingTests {
  private static let header = """
    NS_ASSUME_NONNULL_BEGIN
    @interface Parcel : NSObject
    @property (nonatomic, copy) NSString *street;
    @property (nonatomic, copy) NSString *town;
    @property (nonatomic) NSInteger weight;
    @property (nonatomic, weak, nullable) id carrier;
    @end
    NS_ASSUME_NONNULL_END
    """

  @Test func `not-carried: a copy forgets a property, a reference back is none`() {
    let tree = ModelTree(
      header: Self.header,
      objectiveC: """
        @implementation Parcel
        - (id)copyWithZone:(NSZone *)zone {
          Parcel *other = [[[self class] allocWithZone:zone] init];
          other.street = self.street;
          [other setWeight:self.weight];
          return other;
        }
        @end
        """)
    #expect(tree.findings == ["error not-carried Parcel.town 2"])
  }

  @Test func `not-carried: a copy that hands the object on, or gives itself away, is not judged`() {
    let tree = ModelTree(
      header: Self.header,
      objectiveC: """
        @implementation Parcel
        - (id)copyWithZone:(NSZone *)zone { return self; }
        - (id)mutableCopyWithZone:(NSZone *)zone { return [[Box alloc] initWithParcel:self]; }
        @end
        """)
    #expect(tree.findings == [])
  }

  @Test func `not-carried: a copy that a helper of the class fills`() {
    let tree = ModelTree(
      header: Self.header,
      objectiveC: """
        @implementation Parcel
        - (void)fill:(Parcel *)other { other.street = self.street; other.town = self.town; other->_weight = _weight; }
        - (id)copyWithZone:(NSZone *)zone {
          Parcel *other = [[Parcel alloc] init];
          [self fill:other];
          return other;
        }
        @end
        """)
    #expect(tree.findings == [])
  }

  @Test func `not-carried: one half of an archive leaves a property out`() {
    let tree = ModelTree(
      header: Self.header,
      objectiveC: """
        @implementation Parcel
        - (void)encodeWithCoder:(NSCoder *)coder {
          [coder encodeObject:self.street forKey:@"street"];
          [coder encodeObject:self.town forKey:@"town"];
          [coder encodeInteger:self.weight forKey:@"weight"];
        }
        - (instancetype)initWithCoder:(NSCoder *)coder {
          if ((self = [super init])) {
            _street = [coder decodeObjectForKey:@"street"];
            _weight = [coder decodeIntegerForKey:@"weight"];
          }
          return self;
        }
        @end
        """)
    #expect(tree.findings == ["error not-carried Parcel.town 7"])
  }

  @Test func `not-carried: an archive of all keys in a loop leaves nothing`() {
    let tree = ModelTree(
      header: Self.header,
      objectiveC: """
        @implementation Parcel
        - (void)encodeWithCoder:(NSCoder *)coder {
          for (NSString *key in [self keys]) { [coder encodeObject:[self valueForKey:key] forKey:key]; }
        }
        @end
        """)
    #expect(tree.findings == [])
  }

  @Test func `not-carried and maps-unknown: a mapping that lists all that is mapped`() {
    let tree = ModelTree(
      header: """
        NS_ASSUME_NONNULL_BEGIN
        @interface Parcel : MTLModel <MTLJSONSerializing>
        @property (nonatomic, copy, readonly) NSString *street;
        @property (nonatomic, copy, readonly) NSString *town;
        @property (nonatomic, copy) NSString *note;
        @end
        NS_ASSUME_NONNULL_END
        """,
      objectiveC: """
        @implementation Parcel
        + (NSDictionary *)JSONKeyPathsByPropertyKey {
          return @{ @"street": @"address.street", @"zip": @"address.zip" };
        }
        @end
        """,
      swift: "func mark(_ parcel: Parcel) { parcel.note = \"fragile\" }")
    #expect(tree.findings == ["error not-carried Parcel.town 2", "warning maps-unknown Parcel.zip 3"])
  }

  @Test func `not-carried: keys of a Swift model without one of its properties, unless it is set elsewhere`() {
    let tree = ModelTree(
      swift: """
        struct Parcel: Decodable {
          let street: String
          var town: String?
          var isOpen = false
          enum CodingKeys: String, CodingKey { case street = "street_name" }
        }
        func open(_ parcel: inout Parcel) { parcel.isOpen = true }
        """)
    #expect(tree.findings == ["error not-carried Parcel.town 5"])
  }

  @Test func `not-carried: a value made anew leaves a parameter to its default`() {
    let tree = ModelTree(
      swift: """
        struct Parcel {
          var street: String
          var town: String? = nil
          func moved(to street: String) -> Parcel { Parcel(street: street) }
          func kept() -> Parcel { Parcel(street: street, town: town) }
          func shortened() -> Parcel { Parcel(street: self.street) }
        }
        func later(_ parcel: Parcel) -> Parcel {
          var other = Parcel(street: parcel.street)
          other.town = parcel.town
          return other
        }
        """)
    #expect(tree.findings == ["error not-carried Parcel.town 6"])
  }

  @Test func `not-carried: an initialiser that never looks at a parameter named like a property`() {
    let tree = ModelTree(
      swift: """
        struct Parcel {
          let street: String
          var town: String?
          init(street: String, town: String?) { self.street = street }
          init(street: String) { self.street = street }
        }
        """)
    #expect(tree.findings == ["error not-carried Parcel.town 4"])
  }

  @Test func `not-carried: what an initialiser sets anew, or makes of the rest, an archive need not keep`() {
    let tree = ModelTree(
      header: Self.header,
      objectiveC: """
        @implementation Parcel
        - (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:self.street forKey:@"street"]; }
        - (instancetype)initWithCoder:(NSCoder *)coder {
          if ((self = [super init])) {
            _street = [coder decodeObjectForKey:@"street"];
            _weight = 0;
            _town = [Towns townOfStreet:_street];
          }
          return self;
        }
        @end
        """)
    #expect(tree.findings == [])
  }

  @Test func `not-carried: an initialiser that copies another value of its type`() {
    let tree = ModelTree(
      swift: """
        final class Parcel {
          var street: String
          var town: String?
          init(street: String) { self.street = street }
          init(_ other: Parcel) { street = other.street }
        }
        final class Node {
          var name = ""
          var size = 0
          var color = 0
          init(parent: Node) { name = parent.name }
        }
        """)
    #expect(tree.findings == ["error not-carried Parcel.town 5"])
  }

  @Test func `not-carried: a dictionary that is read with a property and written without it`() {
    let tree = ModelTree(
      swift: """
        struct Parcel {
          var street: String
          var town: String?
          init(dictionary: [String: Any]) {
            street = dictionary["street"] as? String ?? ""
            town = dictionary["town"] as? String
          }
          var dictionary: [String: Any] { ["street": street] }
        }
        """)
    #expect(tree.findings == ["error not-carried Parcel.town 8"])
  }

  @Test func `not-carried: a Swift class's archive and copy`() {
    let tree = ModelTree(
      swift: """
        final class Parcel: NSObject, NSCoding, NSCopying {
          var street = ""
          var town = ""
          func encode(with coder: NSCoder) { coder.encode(street, forKey: "street") }
          init?(coder: NSCoder) { street = coder.decodeObject(forKey: "street") as? String ?? "" }
          func copy(with zone: NSZone? = nil) -> Any { let other = Parcel(); other.town = town; return other }
        }
        """)
    #expect(tree.findings == ["error not-carried Parcel.town 4", "error not-carried Parcel.street 6"])
  }
}
