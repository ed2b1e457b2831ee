import Testing

/// What to mend: objects observed for nothing, state in the wrong place.
struct AdviceTests {
  @Test func `observed-not-read An action is no read, a binding and a method's reads are`() {
    let found = Recomputed(
      """
      final class Box: ObservableObject {
        @Published var a = ""
        func text() -> String { a }
        func load() {}
      }
      struct One: View { @ObservedObject var box: Box; var body: some View { Button("x") { box.load() } } }
      struct Two: View { @ObservedObject var box: Box; var body: some View { TextField("x", text: $box.a) } }
      struct Three: View { @ObservedObject var box: Box; var body: some View { Text(box.text()) } }
      struct Five: View { @ObservedObject var box: Box; var body: some View { Text(box[keyPath: \\.a]) } }
      struct Six: View { @ObservedObject var box: Box; var body: some View { TextField("x", text: self.$box.a) } }
      struct Four: View { @ObservedObject var box: Box; var body: some View { Elsewhere.note(box); return Text("") } }
      """)
    #expect(found.findings == ["warning observed-not-read One.box 6"])
  }

  @Test func `writes-copy State with a default is not set by an initialiser, nor in a class, nor on a kept view`() {
    let found = Recomputed(
      """
      struct Dial: View {
        @State private var turn = 0
        @State var tick = 0
        @State var start: Int
        init(_ turn: Int) { self.turn = turn; start = turn }
        func reset() { turn = 0 }
        var body: some View { Text("\\(turn)") }
      }
      final class Wheel { @State var speed = 0; func faster() { speed += 1 } }
      final class Host { var dial = Dial(1); func stop() { dial.tick = 0 } }
      """)
    #expect(
      found.findings == [
        "error writes-copy Dial.turn 5", "error writes-copy Wheel.speed 9", "error writes-copy Dial.tick 10",
      ])
  }

  @Test func `writes-copy A wrapper that no view has installed takes no value`() {
    let found = Recomputed(
      """
      struct Dial: View {
        @State private var turn: Int
        @State private var tick: Int
        init(_ start: Int) {
          _turn = State(initialValue: start)
          _tick = State(initialValue: 0)
          _tick.wrappedValue = start
        }
        func turnOn() { _turn.wrappedValue = 1 }
        var body: some View { Text("\\(turn) \\(tick)") }
      }
      final class Wheel { let speed = State(initialValue: 0); func faster() { speed.wrappedValue += 1 } }
      """)
    #expect(found.findings == ["error writes-copy Dial.tick 7", "error writes-copy Wheel.speed 12"])
  }

  @Test func `State that is handed to one view alone can be pushed down`() {
    let found = Recomputed(
      """
      struct Page: View { @State private var text = ""; var body: some View { VStack { Field(text: text); Foot() } } }
      struct Field: View { let text: String; var body: some View { Text(text) } }
      struct Foot: View { var body: some View { Text("foot") } }
      """)
    #expect(found.advice == ["push text from Page to Field: 1 fewer, 2 -> 1"])
  }

  @Test func `State that its owner uses, hands to two, or to a row is not pushed down`() {
    let found = Recomputed(
      """
      struct Page: View {
        @State private var a = ""
        @State private var b = ""
        @State private var c = ""
        @State private var d = ""
        var body: some View {
          Text(a); Field(text: a)
          Field(text: b); Field(text: b)
          ForEach([1]) { _ in Field(text: c) }
          Field(text: d).onAppear { d = "x" }
        }
      }
      struct Field: View { let text: String; var body: some View { Text(text) } }
      """)
    #expect(found.advice == [])
  }

  @Test func `State of one name in two siblings can be lifted`() {
    let found = Recomputed(
      """
      struct Page: View { var body: some View { VStack { Left(); Right() } } }
      struct Left: View { @State private var zoom = 1; var body: some View { Text("\\(zoom)") } }
      struct Right: View { @State private var zoom = 1; var body: some View { Text("\\(zoom)") } }
      """)
    #expect(found.advice == ["lift Left.zoom Right.zoom to Page: 2 more, 2"])
  }

  @Test func `State that a sibling reads off a value is lifted to the nearest view above both`() {
    let found = Recomputed(
      """
      struct Page: View {
        var body: some View {
          let left = Left()
          VStack { left; Right(left: left) }
        }
      }
      struct Left: View { @State var zoom = 1; var body: some View { Text("\\(zoom)") } }
      struct Right: View { let left: Left; var body: some View { Text("\\(left.zoom)") } }
      """)
    #expect(found["zoom"] == "Left own, Right outside-rule")
    #expect(found.advice == ["lift zoom to Page: 2 more, 2"])
  }

  @Test func `A move up costs one input, and as a value one more view that runs`() {
    let found = Recomputed(
      """
      struct Page: View { var body: some View { Left() } }
      struct Left: View { @State private var zoom = 1; var body: some View { Text("\\(zoom)") } }
      """)
    let move = found.report.changes.first { $0.key == "zoom" }?.move
    #expect(move?.to == 0)
    #expect(move?.runs == 1)
    #expect(move?.runsAsValue == 2)
  }
}
