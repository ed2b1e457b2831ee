extension FileFacts {
  /// Its bytes; the same facts give the same bytes.
  var packed: [UInt8] {
    var packer = Packer()
    packer.number(classes.count)
    for (name, arity) in classes.sorted(by: { $0.key < $1.key }) {
      packer.text(name)
      packer.number(arity)
    }
    for names in [named, protocols, structures, enumerations] { packer.texts(names.sorted()) }
    packer.number(typedefs.count)
    for (name, typedef) in typedefs.sorted(by: { $0.key < $1.key }) {
      packer.text(name)
      typedef.pack(&packer)
    }
    packer.number(macros.count)
    for (name, macro) in macros.sorted(by: { $0.key < $1.key }) {
      packer.text(name)
      packer.flag(macro.parameters != nil)
      if let parameters = macro.parameters { packer.texts(parameters) }
      packer.texts(macro.body)
    }
    return packer.bytes
  }

  /// Reads facts back; nil where the bytes are none.
  init?(packed bytes: [UInt8]) {
    self.init()
    var unpacker = Unpacker(bytes)
    for _ in 0..<unpacker.count() {
      let name = unpacker.text()
      classes[name] = unpacker.number()
    }
    named = Set(unpacker.texts())
    protocols = Set(unpacker.texts())
    structures = Set(unpacker.texts())
    enumerations = Set(unpacker.texts())
    for _ in 0..<unpacker.count() {
      let name = unpacker.text()
      typedefs[name] = Typedef(&unpacker)
    }
    for _ in 0..<unpacker.count() {
      let name = unpacker.text()
      let parameters = unpacker.flag() ? unpacker.texts() : nil
      macros[name] = Macro(parameters: parameters, body: unpacker.texts())
    }
    if unpacker.isBroken || !unpacker.isAtEnd { return nil }
  }
}

extension FileFacts.Typedef {
  func pack(_ packer: inout Packer) {
    let (kind, name, said): (Int, String?, Nullability?) =
      switch self {
      case .block(let said): (0, nil, said)
      case .function(let said): (1, nil, said)
      case .pointer(let name, let said): (2, name, said)
      case .alias(let name, let said): (3, name, said)
      case .enumeration: (4, nil, nil)
      case .structure: (5, nil, nil)
      case .number: (6, nil, nil)
      case .opaqueEnumeration: (7, nil, nil)
      }
    packer.number(kind)
    packer.optional(name)
    packer.flag(said != nil)
    if let said { packer.value(said) }
  }

  init(_ unpacker: inout Unpacker) {
    let kind = unpacker.number()
    let name = unpacker.optional() ?? ""
    let said: Nullability? = unpacker.flag() ? unpacker.value(Nullability.none) : nil
    switch kind {
    case 0: self = .block(said)
    case 1: self = .function(said)
    case 2: self = .pointer(to: name, said)
    case 3: self = .alias(of: name, said)
    case 4: self = .enumeration
    case 5: self = .structure
    case 6: self = .number
    default: self = .opaqueEnumeration
    }
  }
}
