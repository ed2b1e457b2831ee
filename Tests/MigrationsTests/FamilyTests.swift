import Migrations
import Testing

@Suite("One model in several forms")
struct FamilyTests {
  private static let header = """
    NS_ASSUME_NONNULL_BEGIN
    @interface OldParcel : MTLModel <MTLJSONSerializing>
    @property (nonatomic, copy, readonly) NSNumber *parcelId;
    @property (nonatomic, copy, readonly) NSString *town;
    @property (nonatomic, copy, readonly) NSString *street;
    @property (nonatomic, copy, readonly, nullable) NSNumber *weight;
    @property (nonatomic, copy, readonly, nullable) NSString *photoPath;
    @end
    NS_ASSUME_NONNULL_END
    """
  private static let mapping = """
    @implementation OldParcel
    + (NSDictionary *)JSONKeyPathsByPropertyKey {
      return @{ @"parcelId": @"id", @"town": @"city", @"street": @"street", @"weight": @"weight",
                @"photoPath": @"photo_path" };
    }
    @end
    """
  private static let swift = """
    enum SwiftModel {
      struct Parcel: Decodable {
        let parcelId: Int
        let city: String
        let street: String?
        let weight: Double
      }
    }
    enum Domain {
      struct Parcel {
        let parcelId: Int
        let city: String
        var street: String? = nil
        let weight: Double?
        var courier: String?
        var photo: String? { nil }
      }
    }
    extension Domain.Parcel {
      init(parcel: OldParcel) {
        parcelId = parcel.parcelId.intValue
        city = parcel.town
        weight = parcel.weight?.doubleValue
      }
      init(model: SwiftModel.Parcel) {
        parcelId = model.parcelId
        city = model.city
        street = model.street
        weight = model.weight
      }
    }
    """

  @Test func `renamed, nullability-narrowed and widened, not-carried, lost-in-model`() {
    let tree = ModelTree(header: Self.header, objectiveC: Self.mapping, swift: Self.swift)
    #expect(
      tree.findings == [
        "warning lost-in-model SwiftModel.Parcel.photoPath 2", "note renamed SwiftModel.Parcel.city 4",
        "note nullability-widened SwiftModel.Parcel.street 5",
        "error nullability-narrowed SwiftModel.Parcel.weight 6", "warning lost-in-model Domain.Parcel.photoPath 10",
        "note renamed Domain.Parcel.city 12", "note nullability-widened Domain.Parcel.street 13",
        "note nullability-widened Domain.Parcel.weight 14", "error not-carried Domain.Parcel.street 20",
      ])
  }

  @Test func `A table has a row each property and a column each form`() throws {
    let family = try #require(
      ModelTree(header: Self.header, objectiveC: Self.mapping, swift: Self.swift).migration.families.first)
    #expect(family.name == "Parcel")
    #expect(family.forms.map(\.name) == ["OldParcel", "SwiftModel.Parcel", "Domain.Parcel"])
    #expect(family.forms.map(\.role) == [.header, .swift, .domain])
    let rows = family.rows.map { row in
      ([row.key] + row.cells.map { $0?.name ?? "-" } + row.carries.map(\.source)).joined(separator: " ")
    }
    #expect(
      rows == [
        "parcelId parcelId parcelId parcelId parcel.parcelId.intValue model.parcelId",
        "town town city city parcel.town model.city", "street street street street model.street",
        "weight weight weight weight parcel.weight?.doubleValue model.weight", "photoPath photoPath - -",
        "courier - - courier", "photo - - photo",
      ])
  }

  @Test func `A rendering and what another client sets afterwards are no losses`() {
    let tree = ModelTree(
      header: """
        NS_ASSUME_NONNULL_BEGIN
        @interface OldShop : NSObject
        @property (nonatomic, copy, readonly) NSString *name;
        @property (nonatomic, copy, readonly) NSString *logo;
        @property (nonatomic, copy, readonly) NSString *owner;
        @end
        NS_ASSUME_NONNULL_END
        """,
      swift: """
        struct Shop {
          let name: String
          let logoURL: URL?
          var owner: String?
          init(shop: OldShop) { name = shop.name; logoURL = URL(string: shop.logo) }
        }
        func load(_ shop: inout Shop) { shop.owner = "Ada" }
        """)
    #expect(tree.findings(.notCarried, .lostInModel) == [])
  }

  @Test func `nullability-narrowed: a value that stands for nil is none`() {
    let tree = ModelTree(
      header: """
        NS_ASSUME_NONNULL_BEGIN
        @interface OldShop : NSObject
        @property (nonatomic, copy, readonly, nullable) NSString *name;
        @property (nonatomic, copy, readonly, nullable) NSString *motto;
        @end
        NS_ASSUME_NONNULL_END
        """,
      swift: """
        struct Shop {
          let name: String
          let motto: String
          init(shop: OldShop) { name = shop.name ?? ""; motto = shop.motto! }
        }
        """)
    #expect(tree.findings == ["error nullability-narrowed Shop.motto 3"])
  }

  @Test func `domain-decodes: a domain model that decodes, and one that holds what the API is decoded into`() {
    let tree = ModelTree(
      swift: """
        enum Api {
          struct Shop: Decodable { let name: String; let town: String }
          struct Town: Decodable { let name: String }
        }
        enum Domain {
          struct Shop: Codable {
            let name: String; let town: String
            init(model: Api.Shop) { name = model.name; town = model.town }
          }
          struct Town { let name: String; var shops: [Api.Shop] = []; init(model: Api.Town) { name = model.name } }
        }
        """)
    #expect(
      tree.findings(.domainDecodes) == [
        "warning domain-decodes Domain.Shop 6", "warning domain-decodes Domain.Town.shops 10",
      ])
  }

  @Test func `A type that keeps another, or shares its name's words alone, is no form of it`() {
    let tree = ModelTree(
      header: """
        NS_ASSUME_NONNULL_BEGIN
        @interface Shop : NSObject
        @property (nonatomic, copy, readonly) NSString *name;
        @end
        NS_ASSUME_NONNULL_END
        """,
      swift: """
        struct ShopRow { let shop: Shop; let name: String; init(shop: Shop) { self.shop = shop; name = shop.name } }
        """)
    #expect(tree.migration.families == [])
  }

  private static let clients = """
    final class ParcelApiClient { func load() -> [SwiftModel.Parcel] { [] } }
    final class Store {
      let client = ParcelApiClient()
      func parcels() -> [Domain.Parcel] { client.load().map { Domain.Parcel(model: $0) } }
    }
    final class Sender { func send(_ parcel: OldParcel) {} }
    """

  @Test func `The seven steps with what is left of each`() throws {
    let tree = ModelTree(
      header: Self.header, objectiveC: Self.mapping, swift: Self.swift + "\n" + Self.clients)
    let steps = try #require(tree.migration.families.first).steps
    #expect(steps.map(\.number) == [1, 2, 3, 4, 5, 6, 7])
    // Step 3 lacks a property, step 4 a conversion, step 6 has one user left, step 7 nothing yet.
    #expect(steps.map(\.remaining) == [0, 0, 1, 1, 0, 1, 3])
    #expect(steps[2].left == ["Domain.Parcel.street"])
    #expect(steps[4].evidence.map(\.line) == [35])
    #expect(steps[5].places.map(\.line) == [37])
  }

  @Test func `Step 7 is done by a protocol for each source and one extractor`() throws {
    let generic = """
      protocol FromOld { associatedtype Old; init(parcel: Old) }
      protocol FromModel { associatedtype Model; init(model: Model) }
      extension Domain.Parcel: FromOld, FromModel {}
      enum ModelExtractor { static func all<T: FromModel>(_ models: [T.Model]) -> [T] { models.map { T(model: $0) } } }
      """
    let tree = ModelTree(header: Self.header, objectiveC: Self.mapping, swift: Self.swift + "\n" + generic)
    #expect(try #require(tree.migration.families.first).steps[6].remaining == 0)
  }
}
