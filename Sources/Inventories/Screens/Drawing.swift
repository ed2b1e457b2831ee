import RuleCards
import Syntax

/// What a view draws by itself out of what it is given.
extension Walker {
  /// Goes into the methods by which a view of the tree draws what was written into it from outside (rule S1): a cell
  /// that is dequeued, a view of a layout. Who else holds such a view has seen them then.
  mutating func draw(_ view: Bound, _ type: Type) {
    guard let id = type.declaredID, id != screen, linker.isInterface(type), !linker.isSwiftUI(type.unwrapped),
      !linker.plays(type.unwrapped, .uikitController), !linker.program.types[Int(id)].isForeign
    else { return }
    let drawing = entries(of: id).filter { member in
      !entered.contains(member) && linker.program.runs(linker.program.members[Int(member)]) == .again
    }
    let depth = linker.frames[Int(view.frame)].depth + 1
    guard !drawing.isEmpty, depth <= Linker.deepest, !isOnOtherScreen(view) else { return }
    let instance = linker.instance(type.unwrapped, receiver: view)
    for member in drawing {
      for part in linker.program.members[Int(member)].parts {
        guard let body = linker.body(member, part), !linker.isOpen(body, view.frame) else { continue }
        let key = Linker.FrameKey(body: body, instance: instance, call: linker.first(of: view))
        guard let frame = linker.calledFrame(key, arguments: [:], depth: depth) else { continue }
        visitUnconditioned(frame)
      }
    }
  }
}
