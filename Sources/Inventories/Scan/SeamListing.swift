import Facts
import Syntax

/// Writes seams into the report: what joins the frameworks, where, and what is carried across.
struct SeamListing {
  let linker: Linker
  /// The screens of the tree, for the one that a hosting cell is part of.
  let screens: [TakenScreen]
  private var sites: Sites

  private var program: Program { linker.program }

  init(linker: Linker, screens: [TakenScreen]) {
    self.linker = linker
    self.screens = screens
    sites = Sites(program: linker.program)
  }

  /// One seam.
  mutating func listed(_ seam: FoundSeam) -> Report.Seam {
    var listed = Report.Seam(
      kind: seam.kind, type: text(seam.type), outer: (seam.outer ?? holder(of: seam)).map(text),
      inner: seam.inner.map(text), site: sites.site(seam.file, seam.offset))
    if let handed = seam.handed { listed.carries = carried(by: handed) }
    return listed
  }

  /// The screen that a cell is part of.
  private func holder(of seam: FoundSeam) -> FoundSeam.Name? {
    guard case .declared(let type) = seam.type else { return nil }
    return screens.first { $0.parts.contains(type) }.map { .declared($0.type) }
  }

  private func text(_ name: FoundSeam.Name) -> String {
    switch name {
    case .declared(let type): program.displayName(of: type)
    case .foreign(let name): name
    }
  }

  /// The arguments of the call that makes what stands inside.
  private func carried(by call: Bound) -> [Report.Carried] {
    guard case .call(_, let arguments) = linker.value(call) else { return [] }
    return arguments.map { argument in
      let bound = Bound(value: argument.value, frame: call.frame)
      let place = linker.place(bound)
      return Report.Carried(
        label: argument.label, source: program.text(place.range, place.file), type: text(linker.type(of: bound)))
    }
  }

  /// A type for people; nil where it is not known or has no name.
  private func text(_ type: Type) -> String? {
    switch type {
    case .declared(let id, let arguments): program.displayName(of: id) + text(arguments)
    case .foreign(let name, let arguments): name + text(arguments)
    case .optional(let inner, _): text(inner).map { $0 + "?" }
    case .tuple, .function, .metatype, .unknown: nil
    }
  }

  private func text(_ arguments: [Type]) -> String {
    let names = arguments.compactMap { text($0) }
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }
}
