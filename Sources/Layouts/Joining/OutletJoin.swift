import RuleCards

/// What a class declares, for joining outlets.
package struct OutletMembers: Hashable, Sendable {
  /// What an outlet can be connected to: properties, instance variables, setters without `set`.
  package var names: Set<String>
  /// The class it inherits from; nil where it has none.
  package var superclass: String?

  /// What one class declares itself.
  package init(names: Set<String>, superclass: String?) {
    self.names = names
    self.superclass = superclass
  }
}

/// An outlet and where it leads.
package struct JoinedOutlet: Hashable, Sendable {
  /// Why an outlet leads nowhere.
  package enum Dangling: String, Hashable, Sendable, CaseIterable {
    /// The document has no object with the destination's id.
    case noDestination = "no-destination"
    /// It names no property.
    case noProperty = "no-property"
    /// The owner's class is not known.
    case noClass = "no-class"
    /// The owner's class is nowhere in the tree.
    case classNotFound = "class-not-found"
    /// Neither the class nor one it inherits from declares the property.
    case noMember = "no-member"
    /// A class that it inherits from is not in the tree and may declare the property.
    case superclassNotFound = "superclass-not-found"
  }

  /// Where an outlet leads.
  package enum Answer: Hashable, Sendable {
    /// To a member that a class of the tree declares.
    case joined(String)
    /// To an outlet of the framework's own.
    case framework
    /// Nowhere that was found.
    case dangling(Dangling)
  }

  /// The outlet, as an index of the document's outlets.
  package var outlet: Int
  /// Where it leads.
  package var answer: Answer
}

/// Joins the outlets of a document to the members that classes declare.
package struct OutletJoin {
  /// More classes than this are not climbed, so that a circle ends.
  private static let mostClasses = 64

  private let members: (_ className: String, _ module: String?) -> OutletMembers?

  /// A join by what is known of classes; nil for a class that is not in the tree.
  package init(_ members: @escaping (_ className: String, _ module: String?) -> OutletMembers?) {
    self.members = members
  }

  /// Each outlet of the document, in its order, with where it leads.
  package func joined(_ layout: Layout) -> [JoinedOutlet] {
    let ids = layout.indices
    return layout.outlets.enumerated().map { index, outlet in
      JoinedOutlet(outlet: index, answer: answer(outlet, layout, isThere: ids[outlet.destination] != nil))
    }
  }

  private func answer(_ outlet: Outlet, _ layout: Layout, isThere: Bool) -> JoinedOutlet.Answer {
    guard isThere else { return .dangling(.noDestination) }
    guard !outlet.property.isEmpty else { return .dangling(.noProperty) }
    let owner = layout.objects[outlet.owner]
    let isFramework = outlet.isPart || Vocabularies.builtIn.isOutlet(outlet.property, of: layout.runtime)
    guard let custom = owner.customClass else {
      // A class of the framework has the framework's outlets only; what no table knows is not measured.
      return owner.baseClass != nil || isFramework ? .framework : .dangling(.noClass)
    }
    return answer(outlet.property, custom, owner, isFramework)
  }

  private func answer(
    _ property: String, _ custom: String, _ owner: LayoutObject, _ isFramework: Bool
  ) -> JoinedOutlet.Answer {
    var name = custom
    var module = owner.customModule
    for step in 0..<Self.mostClasses {
      guard let found = members(name, module) else {
        if isFramework { return .framework }
        if step == 0 { return .dangling(.classNotFound) }
        return .dangling(isSystemClass(name, owner) ? .noMember : .superclassNotFound)
      }
      if found.names.contains(property) || found.names.contains("_" + property) { return .joined(name) }
      guard let above = found.superclass else { return isFramework ? .framework : .dangling(.noMember) }
      name = above
      module = nil
    }
    return .dangling(.noMember)
  }
}

/// Whether a class is the system's own, so that all its outlets are known.
private func isSystemClass(_ name: String, _ owner: LayoutObject) -> Bool {
  if name == owner.baseClass { return true }
  guard case .classType = ObjectiveCTable.builtIn.entries[name] else { return false }
  return true
}

extension Vocabularies {
  /// Whether a framework's own classes have an outlet of this name.
  fileprivate func isOutlet(_ property: String, of runtime: String) -> Bool {
    vocabulary(for: runtime)?.framework.outlets.contains(property) ?? false
  }
}
