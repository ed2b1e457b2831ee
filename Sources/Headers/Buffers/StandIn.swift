/// What stands in for a name that the text does not declare.
enum StandIn: Hashable, Sendable {
  /// A class with this many type parameters.
  case classType(Int)
  case protocolType
  /// A typedef of an object pointer, a block, a function pointer or a C pointer, and what it says of nil.
  case object(Nullability?), block(Nullability?), function(Nullability?), reference(Nullability?)
  /// A typedef of an object, not of a pointer to one.
  case objectType
  case structure, enumeration
  /// A number, with the type it stands for.
  case number(String)
  /// A number for want of knowledge.
  case guess
  /// A macro that stands for nothing, and takes arguments or not.
  case emptyMacro(hasArguments: Bool)

  /// The declaration.
  func declaration(of name: String, _ language: Language) -> String {
    switch self {
    case .classType(let arity):
      let parameters = (0..<arity).map { "__covariant T\($0)" }.joined(separator: ",")
      return "@interface \(name)\(arity > 0 ? "<\(parameters)>" : "") : NSObject\n@end\n"
    case .protocolType: return "@protocol \(name)\n@end\n"
    case .object(let said): return "typedef NSObject *\(StandIn.word(said)) \(name);\n"
    case .block(let said): return "typedef void (^\(StandIn.word(said)) \(name))(void);\n"
    case .function(let said): return "typedef void (*\(StandIn.word(said)) \(name))(void);\n"
    case .reference(let said): return "typedef struct \(name)_ *\(StandIn.word(said)) \(name);\n"
    case .objectType: return "typedef NSObject \(name);\n"
    case .structure: return "struct \(name) { int _a; };\ntypedef struct \(name) \(name);\n"
    case .enumeration: return "enum \(name) : long { \(name)_ };\ntypedef enum \(name) \(name);\n"
    case .number(let type): return "typedef \(type) \(name);\n"
    case .guess: return "typedef long \(name);\n"
    case .emptyMacro(let hasArguments): return "#define \(name)\(hasArguments ? "(...)" : "")\n"
    }
  }

  private static func word(_ said: Nullability?) -> String {
    switch said {
    case .nonnull: " _Nonnull"
    case .nullable: " _Nullable"
    case .unspecified: " _Null_unspecified"
    case .some(.none), nil: ""
    }
  }
}
