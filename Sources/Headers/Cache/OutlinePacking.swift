extension HeaderOutline {
  func pack(_ packer: inout Packer) {
    packer.text(path)
    packer.number(containers.count)
    for container in containers { container.pack(&packer) }
    packer.texts(typedefs)
    packer.texts(enumerations)
    packer.number(readFromText)
    packer.number(unread)
    packer.flag(givenUp != nil)
    if let givenUp { packer.value(givenUp) }
  }

  init(_ unpacker: inout Unpacker) {
    self.init(path: unpacker.text())
    let count = unpacker.count()
    while containers.count < count, !unpacker.isBroken { containers.append(Container(&unpacker)) }
    typedefs = unpacker.texts()
    enumerations = unpacker.texts()
    readFromText = unpacker.number()
    unread = unpacker.number()
    if unpacker.flag() { givenUp = unpacker.value(.refused) }
  }
}

extension Container {
  func pack(_ packer: inout Packer) {
    packer.value(kind)
    packer.text(name)
    packer.optional(category)
    packer.optional(superclass)
    packer.texts(protocols)
    packer.texts(parameters)
    packer.optional(swiftName)
    packer.number(line)
    packer.number(properties.count)
    for property in properties { property.pack(&packer) }
    packer.number(methods.count)
    for method in methods { method.pack(&packer) }
  }

  init(_ unpacker: inout Unpacker) {
    let kind = unpacker.value(Kind.interface)
    let name = unpacker.text()
    self.init(kind: kind, name: name, line: 0)
    category = unpacker.optional()
    superclass = unpacker.optional()
    protocols = unpacker.texts()
    parameters = unpacker.texts()
    swiftName = unpacker.optional()
    line = unpacker.number()
    let propertyCount = unpacker.count()
    while properties.count < propertyCount, !unpacker.isBroken { properties.append(HeaderProperty(&unpacker)) }
    let methodCount = unpacker.count()
    while methods.count < methodCount, !unpacker.isBroken { methods.append(HeaderMethod(&unpacker)) }
  }
}

extension HeaderMethod {
  func pack(_ packer: inout Packer) {
    packer.text(name)
    packer.flag(isClass)
    packer.text(type)
    packer.value(nullability)
    packer.optional(swiftName)
    packer.flag(isHiddenFromSwift)
    packer.number(line)
  }

  init(_ unpacker: inout Unpacker) {
    name = unpacker.text()
    isClass = unpacker.flag()
    type = unpacker.text()
    nullability = unpacker.value(.none)
    swiftName = unpacker.optional()
    isHiddenFromSwift = unpacker.flag()
    line = unpacker.number()
  }
}

extension HeaderProperty {
  func pack(_ packer: inout Packer) {
    packer.text(name)
    packer.text(type)
    packer.value(nullability)
    packer.texts(attributes)
    packer.optional(getter)
    packer.optional(setter)
    packer.optional(swiftName)
    let flags = [
      isNullResettable, isDeprecated, isAlternative, isFromMacro, isCPlusPlus, isOptional != nil, isOptional == true,
    ]
    packer.number(flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) })
    packer.flag(swift != nil)
    if let swift { packer.value(swift) }
    packer.value(reader)
    packer.number(line)
    packer.number(offset)
  }

  init(_ unpacker: inout Unpacker) {
    let name = unpacker.text()
    let type = unpacker.text()
    self.init(
      name: name, type: type, nullability: unpacker.value(.none), attributes: unpacker.texts(), reader: .text, line: 0,
      offset: 0)
    getter = unpacker.optional()
    setter = unpacker.optional()
    swiftName = unpacker.optional()
    let flags = unpacker.number()
    isNullResettable = flags & 1 != 0
    isDeprecated = flags & 2 != 0
    isAlternative = flags & 4 != 0
    isFromMacro = flags & 8 != 0
    isCPlusPlus = flags & 16 != 0
    isOptional = flags & 32 == 0 ? nil : flags & 64 != 0
    if unpacker.flag() { swift = unpacker.value(.plain) }
    reader = unpacker.value(.text)
    line = unpacker.number()
    offset = unpacker.number()
  }
}
