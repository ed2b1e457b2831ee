import Facts
import RuleCards
import Syntax

/// What Objective-C sources add to the tables: their members by both languages' names, joined with what headers say.
extension Program {
  /// Whether a file is an Objective-C source.
  package func isMessaging(_ file: FileID) -> Bool { files[Int(file)].outline.language == .objectiveC }

  /// Whether a type's header is all that is at hand of it.
  func isInterfaceAlone(_ type: TypeID) -> Bool {
    isImported(type)
      && !types[Int(type)].members.contains { id in
        let entry = members[Int(id)]
        return entry.isMessage && (entry.kind != .stored || !entry.bodies.isEmpty)
      }
  }

  /// The types that a file declares, in its order; those that an Objective-C source implements as well.
  func types(in file: FileID) -> [TypeID] {
    guard isMessaging(file) else {
      return types.indices.map { TypeID($0) }.filter { types[Int($0)].file == file }
    }
    var seen: Set<TypeID> = []
    return files[Int(file)].outline.declarations.indices
      .compactMap { typeOfDeclaration[DeclarationID(file: file, index: Int32($0))] }
      .filter { seen.insert($0).inserted }
  }

  /// A declaration's name as code spells it.
  func name(of declaration: Declaration, _ index: Int, _ file: FileID) -> String {
    files[Int(file)].outline.spellings[Int32(index)] ?? plain(text(declaration.name, file))
  }

  /// A written type; that of an Objective-C source as Swift spells it.
  func typeName(_ range: ByteRange, _ file: FileID) -> TypeName {
    let written = text(range, file)
    guard isMessaging(file) else { return TypeName(written) }
    let spelled = ObjectiveCTypeSpeller.spell(written)
    return spelled.isEmpty && written.contains("instancetype") ? .named("Self", []) : TypeName(spelled)
  }

  /// The property that a header or a class extension announces under a name; a method without
  /// parameters that a header announces becomes one.
  mutating func announced(_ name: String, of owner: TypeID?, _ modifiers: Declaration.Modifiers) -> MemberID? {
    guard let owner else { return nil }
    for id in membersByName[owner]?[name] ?? [] where members[Int(id)].isStatic == modifiers.contains(.isStatic) {
      let entry = members[Int(id)]
      let isMethod = entry.kind == .function && entry.parameters.isEmpty && entry.bodies.isEmpty && !entry.isMessage
      guard entry.kind == .stored || entry.kind == .computed || isMethod else { continue }
      if isMethod { members[Int(id)].kind = .computed }
      members[Int(id)].isMessage = true
      return id
    }
    return nil
  }

  /// Methods by what Swift may call them: `showTask:` is `show`, `cellForTask:` is `cell`, `initWithTask:` is `init`.
  mutating func noteSwiftNames(of member: MemberID, _ owner: TypeID) {
    let entry = members[Int(member)]
    guard entry.kind == .function || entry.kind == .initializer, !entry.parameters.isEmpty else { return }
    for name in entry.swiftNames { messages[owner, default: [:]][name, default: []].append(member) }
  }

  /// The methods of Objective-C sources that Swift calls by a name.
  func messages(named name: String, of type: TypeID) -> [MemberID] {
    messages.isEmpty ? [] : lineage(of: type).flatMap { messages[$0]?[name] ?? [] }
  }
}

extension String {
  /// The words of a name: `cellForTask` is `cell`, `For`, `Task`.
  package var camelWords: [String] {
    var words: [String] = []
    for letter in self {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  /// Whether a selector's first part is an initialiser's.
  var isInitializing: Bool { hasPrefix("init") && dropFirst(4).first?.isLowercase != true }
}

extension Linker {
  /// Whether a frame's body is of an Objective-C source, where a message to nil answers nil.
  package func isMessaging(_ frame: FrameID) -> Bool { program.isMessaging(read(frame).file) }

  /// The type that a message to a class makes an instance of: `[[Row alloc] initWithTask:t]`, `[Row rowWithTask:t]`.
  func messageType(of callee: ValueID, in frame: FrameID) -> Type? {
    guard isMessaging(frame), case .member(let base, let name, _) = value(Bound(value: callee, frame: frame)),
      case .metatype(let type) = self.type(of: Bound(value: base, frame: frame))
    else { return nil }
    if name.isInitializing { return type }
    guard let own = type.foreignName, let word = name.camelWords.first, word.count > 2 else { return nil }
    return own.hasSuffix(word.prefix(1).uppercased() + word.dropFirst()) ? type : nil
  }

  /// The type of which a header alone announces that a message to the class makes an instance of what it is given.
  func announcedMaking(_ call: Bound) -> Type? {
    guard isMessaging(call.frame), let target = callTargets(call).first, !target.arguments.isEmpty else { return nil }
    let entry = program.members[Int(target.member)]
    guard entry.bodies.isEmpty, let owner = entry.owner, program.isInterfaceAlone(owner) else { return nil }
    let isFactory = entry.isStatic && declaredType(of: target.member).declaredID == owner
    return entry.kind == .initializer || entry.kind == .function && isFactory ? .declared(owner, []) : nil
  }

  /// What `self` is in a method of an Objective-C source: of a class's own methods the class.
  func messagedSelfType(of frame: FrameID) -> Type {
    let type = selfType(of: frame)
    return member(of: frame).isStatic && member(of: frame).owner != nil ? .metatype(type) : type
  }

  /// The type whose member key-value coding reads of each element of a collection, `[boats valueForKey:@"name"]`; nil
  /// where a member is the collection's own.
  func keyedElement(_ name: String, of type: Type, in frame: FrameID) -> Type? {
    guard isMessaging(frame), let container = type.foreignName, rules.elementIndex(of: container) != nil else {
      return nil
    }
    let element = elementType(type)
    guard let owner = element.declaredID, !members(named: name, of: owner).isEmpty,
      frameworkMemberType(name, on: type) == nil
    else { return nil }
    return element
  }

  /// What key-value coding reads of a collection: as many values as it has elements.
  func keyedType(_ name: String, on type: Type, in frame: FrameID) -> Type? {
    keyedElement(name, of: type, in: frame).map { .foreign("Array", [memberType(name, on: $0, in: frame)]) }
  }

  /// The part of a member that a call runs.
  func calledPart(of member: MemberID) -> BodyPart { program.members[Int(member)].kind == .computed ? .getter : .code }
}
