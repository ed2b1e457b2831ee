import Inventories
import Syntax

/// One model in its several forms, each of them types of the tree.
struct Family {
  /// The classes of Objective-C headers.
  var headers: [TypeID] = []
  /// The Swift types that the API is decoded into.
  var swifts: [TypeID] = []
  /// The types of the app itself, made from the others.
  var domains: [TypeID] = []
  /// What joins them.
  var links: [Link] = []
  /// What makes one from another.
  var converters: [Converter] = []

  /// Two types that are one model.
  struct Link: Hashable {
    let one: TypeID
    let other: TypeID
    let why: SameModelWhy
  }

  /// All types, in the order in which a model moves.
  var types: [TypeID] { headers + swifts + domains }

  /// The initialisers and methods that make one type from another.
  func converters(from: TypeID, to: TypeID) -> [Converter] { converters.filter { $0.from == from && $0.to == to } }
}

/// An initialiser or a method that makes a value of one type from one of another.
struct Converter: Hashable {
  let from: TypeID
  let to: TypeID
  let member: MemberID
}
