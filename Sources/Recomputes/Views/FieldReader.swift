import Inventories
import RuleCards
import Syntax

/// Reads the stored properties of views off their declarations: by wrapper, and by type where no attribute says it.
struct FieldReader {
  let linker: Linker

  private var program: Program { linker.program }
  private var rules: Rules { program.rules }

  /// A property's type, as written or as its first value has it.
  private func type(of member: MemberID) -> Type { linker.valueType(of: member) }

  /// The stored properties that a value of a type has.
  func fields(of type: TypeID) -> [ViewField] {
    program.lineage(of: type).filter { program.types[Int($0)].kind != .protocolType }
      .flatMap { program.types[Int($0)].members }
      .filter { program.members[Int($0)].kind == .stored && !program.members[Int($0)].isStatic }
      .map { field($0) }
  }

  private func field(_ member: MemberID) -> ViewField {
    let entry = program.members[Int(member)]
    let type = type(of: member)
    let isFunction = if case .function = type.unwrapped { true } else { false }
    return ViewField(
      member: member, name: entry.name, type: type, kind: kind(of: member), isDirect: isDirect(member),
      isFunction: isFunction,
      hasDefault: entry.initialValue != nil || type.isOptional && !entry.isConstant)
  }

  /// Whether no wrapper of the tree stands around a property.
  private func isDirect(_ member: MemberID) -> Bool {
    !program.members[Int(member)].attributes.contains { attribute in
      knownKind(of: String(attribute.split(separator: ".").last ?? ""), member) == nil
        && program.typeID(of: .named(attribute, []), in: program.scope(of: member)) != nil
    }
  }

  /// Where the value of a stored property lives.
  func kind(of member: MemberID) -> ViewField.Kind {
    let entry = program.members[Int(member)]
    for attribute in entry.attributes {
      if let kind = kind(wrappedBy: attribute, member, depth: 0) { return kind }
    }
    if let name = type(of: member).foreignName, let kind = kind(typed: name, member) { return kind }
    return entry.isConstant && entry.initialValue != nil ? .fixed : .input
  }

  /// What an attribute says; nil for one that wraps nothing.
  private func kind(wrappedBy attribute: String, _ member: MemberID, depth: Int) -> ViewField.Kind? {
    let name = String(attribute.split(separator: ".").last ?? "")
    if let known = knownKind(of: name, member) { return known }
    let roles = rules.roles(of: name)
    if !roles.isDisjoint(with: [.builder, .actionAttribute, .outlet]) { return nil }
    if !roles.isDisjoint(with: [.silentStorage, .interfaceWrapper, .publishedWrapper]) { return .fixed }
    if let own = program.typeID(of: .named(attribute, []), in: program.scope(of: member)) {
      return kind(wrappedByOwn: own, depth)
    }
    return name.first?.isUppercase == true && roles.isEmpty ? .unknown : nil
  }

  private func knownKind(of wrapper: String, _ member: MemberID) -> ViewField.Kind? {
    let roles = rules.roles(of: wrapper)
    if roles.contains(.ownStorage) || roles.contains(.fetchedWrapper) {
      return .own(place: roles.contains(.storageWrapper) ? storagePlace(of: member) : nil)
    }
    if roles.contains(.observedWrapper) || roles.contains(.environmentObjectWrapper) {
      return .object(type(of: member).declaredID, isKept: roles.contains(.ownedObjectWrapper))
    }
    if roles.contains(.environmentWrapper) { return environmentKind(of: member) }
    if roles.contains(.ambientStorage) { return .environment(program.members[Int(member)].name) }
    guard roles.contains(.bindingWrapper) else { return nil }
    return type(of: member).declaredID.map(program.isTracked) == true ? .input : .binding
  }

  /// A property that is of a wrapper's own type: `let name: Binding<String>`.
  private func kind(typed name: String, _ member: MemberID) -> ViewField.Kind? {
    let roles = rules.roles(of: name)
    if roles.contains(.ownStorage) { return .own(place: nil) }
    if roles.contains(.observedWrapper) || roles.contains(.environmentObjectWrapper) {
      let object = type(of: member).arguments.first?.declaredID
      return .object(object, isKept: roles.contains(.ownedObjectWrapper))
    }
    return roles.contains(.bindingWrapper) ? .binding : nil
  }

  /// A wrapper of the team's own: a view looks into one that says so, and so on into what that holds.
  private func kind(wrappedByOwn wrapper: TypeID, _ depth: Int) -> ViewField.Kind? {
    guard depth < 4 else { return .unknown }
    guard program.plays(.declared(wrapper, []), .dynamicProperty) else { return .fixed }
    let inner = program.types[Int(wrapper)].members.filter { program.members[Int($0)].kind == .stored }
    for member in inner {
      for attribute in program.members[Int(member)].attributes {
        let kind = kind(wrappedBy: attribute, member, depth: depth + 1)
        if let kind, kind != .fixed, kind != .input { return kind }
      }
    }
    return .unknown
  }

  /// `\.locale` of `@Environment(\.locale)`; an object that is asked for by its type changes by its members alone.
  private func environmentKind(of member: MemberID) -> ViewField.Kind {
    for text in attributeTexts(of: member) {
      guard let slash = text.firstIndex(of: "\\") else { continue }
      let path = text[slash...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let names = path.split(separator: ".").map(String.init)
      let keys = names.first?.first?.isUppercase == true ? Array(names.dropFirst()) : names
      return keys.isEmpty || keys == ["self"] ? .wholeEnvironment : .environment(keys.joined(separator: "."))
    }
    return .fixed
  }

  /// The text by which a value is kept outside of all views.
  private func storagePlace(of member: MemberID) -> String? {
    for text in attributeTexts(of: member) {
      let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3 { return String(parts[0].drop { $0 == "@" }) + String(parts[1]) }
    }
    return nil
  }

  private func attributeTexts(of member: MemberID) -> [String] {
    let entry = program.members[Int(member)]
    let outline = program.files[Int(entry.file)].outline
    let range = outline.declarations[entry.declaration].attributes
    return outline.ranges[Int(range.lowerBound)..<Int(range.upperBound)].map { program.text($0, entry.file) }
  }
}
