import Syntax

/// Filling the tables from the files' outlines.
extension Program {
  private static let typeKinds: Set<Declaration.Kind> = [
    .structure, .classType, .actor, .enumeration, .protocolType,
  ]

  /// Notes the types of one file, outer ones first.
  mutating func declareTypes(in file: FileID) {
    let outline = files[Int(file)].outline
    var names: [Int32: String] = [:]
    for (index, declaration) in outline.declarations.enumerated() {
      let isExtension = declaration.kind == .extensionOf
      guard isExtension || Self.typeKinds.contains(declaration.kind) else { continue }
      let own = text(declaration.name, file)
      let outer = declaration.parent.flatMap { names[$0] }
      let name = outer.map { $0 + "." + own } ?? own
      names[Int32(index)] = name
      if isExtension { continue }
      let enclosing = declaration.parent.flatMap { typeOfDeclaration[DeclarationID(file: file, index: $0)] }
      add(name: name, declaration: declaration, index: index, file: file, enclosing: enclosing)
    }
  }

  /// Joins the extensions of one file to their types; a type that is not in the tree gets an entry of its own.
  mutating func declareExtensions(in file: FileID) {
    let outline = files[Int(file)].outline
    for (index, declaration) in outline.declarations.enumerated() where declaration.kind == .extensionOf {
      let name = text(declaration.name, file)
      let type =
        extended(name, in: file) ?? add(name: name, declaration: declaration, index: index, file: file, enclosing: nil)
      typeOfDeclaration[DeclarationID(file: file, index: Int32(index))] = type
      types[Int(type)].inherited += inherited(declaration, file)
    }
    for (index, declaration) in outline.declarations.enumerated() where Self.typeKinds.contains(declaration.kind) {
      guard let parent = declaration.parent,
        let type = typeOfDeclaration[DeclarationID(file: file, index: Int32(index))]
      else { continue }
      types[Int(type)].enclosing = typeOfDeclaration[DeclarationID(file: file, index: parent)]
    }
  }

  /// Notes the members of one file. Those of a preview are none: what it makes and sets, no user sees (S5).
  mutating func declareMembers(in file: FileID) {
    let outline = files[Int(file)].outline
    let previews = previews(in: file)
    var memberOf: [Int32: MemberID] = [:]
    for (index, declaration) in outline.declarations.enumerated() {
      let owner = declaration.parent.flatMap { typeOfDeclaration[DeclarationID(file: file, index: $0)] }
      switch declaration.kind {
      case .getter, .setter, .willSet, .didSet:
        guard let parent = declaration.parent, let member = memberOf[parent] else { continue }
        addAccessor(declaration, to: member, file: file)
      case .typeAlias:
        addAlias(declaration, file: file, owner: owner)
      default:
        guard let kind = memberKind(declaration), owner.map(previews.contains) != true else { continue }
        memberOf[Int32(index)] = add(declaration, index: index, kind: kind, owner: owner, file: file)
      }
    }
  }

  /// The types of one file, or extended in it, that only previews show.
  private func previews(in file: FileID) -> Set<TypeID> {
    let outline = files[Int(file)].outline
    let declared = outline.declarations.indices.compactMap {
      typeOfDeclaration[DeclarationID(file: file, index: Int32($0))]
    }
    return Set(declared).filter { type in
      types[Int(type)].inherited.compactMap(\.name).contains { name in
        rules.hasRole(String(name.split(separator: ".").last ?? ""), .preview)
      }
    }
  }

  /// Notes which types of the tree a type inherits from or conforms to.
  mutating func noteHeirs(of type: TypeID) {
    for name in types[Int(type)].inherited {
      if let parent = typeID(of: name, in: scope(inside: type)), parent != type {
        heirs[parent, default: []].append(type)
      }
    }
  }

  private func memberKind(_ declaration: Declaration) -> MemberKind? {
    switch declaration.kind {
    case .variable, .constant: .stored
    case .function: .function
    case .initializer: .initializer
    case .enumCase: .enumCase
    case .subscript_: .subscription
    default: nil
    }
  }

  @discardableResult
  private mutating func add(
    name: String, declaration: Declaration, index: Int, file: FileID, enclosing: TypeID?
  ) -> TypeID {
    let id = TypeID(types.count)
    var entry = TypeEntry(name: name, kind: declaration.kind, file: file, declaration: index, enclosing: enclosing)
    entry.inherited = declaration.kind == .extensionOf ? [] : inherited(declaration, file)
    entry.attributes = attributeNames(declaration, file)
    entry.isPrivate = !declaration.modifiers.isDisjoint(with: [.isPrivate, .isFileprivate])
    if let generics = declaration.generics { entry.generics = genericParameters(text(generics, file)) }
    types.append(entry)
    typesByName[name, default: []].append(id)
    typesBySimpleName[String(entry.simpleName), default: []].append(id)
    noteOwnName(of: id)
    typeOfDeclaration[DeclarationID(file: file, index: Int32(index))] = id
    return id
  }

  /// The type an extension extends: by its full name, else by a unique last part.
  private func extended(_ name: String, in file: FileID) -> TypeID? {
    typeID(named: name, in: Scope(file: file, type: nil))
  }

  private mutating func add(
    _ declaration: Declaration, index: Int, kind: MemberKind, owner: TypeID?, file: FileID
  ) -> MemberID {
    let id = MemberID(members.count)
    let isMessage = isMessaging(file)
    let name = isMessage || kind != .initializer ? name(of: declaration, index, file) : "init"
    if isMessage, kind == .stored, let known = announced(name, of: owner, declaration.modifiers) { return known }
    var member = Member(
      name: name, owner: owner, file: file, declaration: index, kind: kind,
      type: declaration.type.map { typeName($0, file) } ?? .unknown, modifiers: declaration.modifiers)
    member.attributes = attributeNames(declaration, file)
    if member.type == .unknown { member.type = attributedType(declaration, file) }
    member.parameters = parameters(declaration, file)
    member.initialValue = declaration.initialValue
    member.isConstant = declaration.kind == .constant
    if let range = declaration.initialValue { member.bodies[.initialValue] = Body(range: range, file: file) }
    if let range = declaration.body, kind == .function || kind == .initializer {
      member.bodies[.code] = Body(range: range, file: file)
    }
    member.isMessage = isMessage
    members.append(member)
    guard let owner else {
      globals[name, default: []].append(id)
      return id
    }
    types[Int(owner)].members.append(id)
    membersByName[owner, default: [:]][name, default: []].append(id)
    if isMessage { noteSwiftNames(of: id, owner) } else { noteOwnName(of: id, owner) }
    return id
  }

  private mutating func addAccessor(_ declaration: Declaration, to member: MemberID, file: FileID) {
    guard let range = declaration.body else { return markComputed(member) }
    let written = parameters(declaration, file).first?.name
    switch declaration.kind {
    case .getter:
      members[Int(member)].bodies[.getter] = Body(range: range, file: file)
      if members[Int(member)].kind == .stored { members[Int(member)].kind = .computed }
    case .setter:
      members[Int(member)].bodies[.setter] = Body(range: range, file: file, valueName: written ?? "newValue")
    case .willSet:
      members[Int(member)].bodies[.willSet] = Body(range: range, file: file, valueName: written ?? "newValue")
    default: members[Int(member)].bodies[.didSet] = Body(range: range, file: file, valueName: written ?? "oldValue")
    }
  }

  /// An accessor without a body: what a protocol asks for may be stored, anything else is computed out of reach.
  private mutating func markComputed(_ member: MemberID) {
    guard let owner = members[Int(member)].owner, types[Int(owner)].kind != .protocolType else { return }
    members[Int(member)].kind = .computed
  }

  private mutating func addAlias(_ declaration: Declaration, file: FileID, owner: TypeID?) {
    guard let target = declaration.type else { return }
    let name = text(declaration.name, file)
    let full = owner.map { types[Int($0)].name + "." + name } ?? name
    aliases[full, default: []].append(Alias(target: TypeName(text(target, file)), file: file, enclosing: owner))
  }

  private func inherited(_ declaration: Declaration, _ file: FileID) -> [TypeName] {
    files[Int(file)].outline.ranges[declaration.inherited.asInts].map { TypeName(text($0, file)) }
  }

  private func attributeNames(_ declaration: Declaration, _ file: FileID) -> [String] {
    files[Int(file)].outline.ranges[declaration.attributes.asInts].map { range in
      String(text(range, file).drop { $0 == "@" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }
  }

  /// The type that an attribute asks the environment for: `Library` of `@Environment(Library.self)`.
  private func attributedType(_ declaration: Declaration, _ file: FileID) -> TypeName {
    for range in files[Int(file)].outline.ranges[declaration.attributes.asInts] {
      let written = text(range, file).filter { $0 != " " }
      let parts = written.dropFirst().split(separator: "(", maxSplits: 1)
      guard parts.count == 2, parts[1].hasSuffix(".self)"), rules.hasRole(String(parts[0]), .environmentWrapper) else {
        continue
      }
      return TypeName(String(parts[1].dropLast(".self)".count)))
    }
    return .unknown
  }

  private func parameters(_ declaration: Declaration, _ file: FileID) -> [MemberParameter] {
    files[Int(file)].outline.parameters[declaration.parameters.asInts].map { parameter in
      let label = text(parameter.label, file)
      let type = text(parameter.type, file)
      return MemberParameter(
        label: label.isEmpty || label == "_" ? nil : plain(label), name: plain(text(parameter.name, file)),
        type: typeName(parameter.type, file), defaultValue: parameter.defaultValue,
        hasAttribute: type.hasPrefix("@"))
    }
  }

  /// `T: P, U` between angle brackets to names and bounds.
  private func genericParameters(_ text: String) -> [String: TypeName] {
    var found: [String: TypeName] = [:]
    for part in text.drop(while: { $0 == "<" }).split(separator: ",") {
      let sides = part.split(separator: ":", maxSplits: 1)
      let name = sides.first.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "_" } } ?? ""
      if !name.isEmpty { found[name] = sides.count > 1 ? TypeName(String(sides[1])) : .unknown }
    }
    return found
  }

  func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  /// The text of a range of a file.
  package func text(_ range: ByteRange, _ file: FileID) -> String { files[Int(file)].source.text(range) }
}

extension Range<Int32> {
  /// The same range for subscripting an array.
  var asInts: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
