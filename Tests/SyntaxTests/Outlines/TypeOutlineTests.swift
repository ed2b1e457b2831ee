import Syntax
import Testing

@Suite struct TypeOutlineTests {
  @Test func `types nest and inherit`() {
    let text = """
      final class A<T: P>: B<T>, @unchecked Sendable where T: Q {
        enum C: String { case d = "x", e; indirect case f(Int, label: String, _ g: [Int] = []) }
        struct H {}
      }
      extension A.C: Equatable {}
      extension Array<Int> { var i: Int { 1 } }
      actor J {}
      protocol K<L>: AnyObject { associatedtype L: P = Int; var m: Int { get set } }
      """
    #expect(
      picture(text) == """
        classType A<T: P> is B<T>; @unchecked Sendable where T: Q
          enumeration C is String
            enumCase d = "x"
            enumCase e
            indirect enumCase f(Int, label: String, _ g: [Int] = [])
          structure H
        extensionOf A.C is Equatable
        extensionOf Array<Int>
          variable i: Int
            getter \("")
        actor J
        protocolType K<L> is AnyObject
          associatedType L: Int is P
          variable m: Int
            getter get
            setter set
        """)
  }

  @Test func `functions keep parameters, result and constraints`() {
    let text = """
      func a<T>(_ b: Int, c d: String = { "}" }(), e: inout T...) async throws(E) -> [T]
        where T: P, T.X == Int { let local = 1 }
      static func == (lhs: A, rhs: A) -> Bool { true }
      func <<T>(l: T) {}
      convenience init?(x: Int) { }
      init() throws {}
      deinit { }
      subscript(i: Int) -> Int { get { 1 } }
      infix operator +++: P
      precedencegroup Q { higherThan: R }
      typealias S<T> = [T]
      @testable import struct U.V
      import W
      """
    #expect(
      picture(text) == """
        function a<T>(_ b: Int, c d: String = { "}" }(), e: inout T...): [T] where T: P, T.X == Int
        static function ==(lhs: A, rhs: A): Bool
        function <<T>(l: T)
        convenience failable initializer init(x: Int)
        initializer init
        deinitializer deinit
        subscript_ subscript(i: Int): Int
          getter get
        other +++ is P
        other Q
        typeAlias S<T>: [T]
        @testable importOf U.V
        importOf W
        """)
  }

  @Test func `branches of #if are numbered`() {
    let text = """
      #if os(iOS) && DEBUG
      let a = 1
      #else
      let b = 2
      #if X
      let c = 3
      #endif
      let d = 4
      #endif
      let e = 5
      #Preview("n") { F() }
      """
    #expect(
      picture(text) == """
        constant a = 1 #1
        constant b = 2 #2
        constant c = 3 #3
        constant d = 4 #2
        constant e = 5
        macroExpansion Preview
        """)
  }

  @Test func `declarations in bodies and statements are not listed`() {
    let text = """
      func a() { struct B {} ; let c = "}" /* } */ ; let d = /}/ ; let e = #"\\(}"# } // }
      if let x = y, let z = w { let v = 1 }
      guard let p = q else { return }
      for i in 0..<3 { func r() {} }
      foo("\\(bar("}"))") { let s = 1 }
      let t = 1
      """
    #expect(picture(text) == "function a\nconstant t = 1")
  }

  @Test func `block comments that address uyum are collected, and none in a string`() {
    let source = Source(
      path: "a.swift",
      "/* uyum:pair A */\nstruct B {\n  let c = \"/* uyum:x */\"\n  /*\n   uyum:ignore c - gone\n  */\n}\n/* uyum */")
    #expect(outline(source).directives.map(source.text) == ["uyum:pair A", "uyum:ignore c - gone"])
  }

  @Test func `comments that address uyum are collected once`() {
    let source = Source(
      "// uyum:pair A\nstruct B {\n  let c = 1 // uyum:ignore c - gone\n\n  func d() { // uyum:x\n }\n}\n// uyum")
    #expect(outline(source).directives.map(source.text) == ["uyum:pair A", "uyum:ignore c - gone", "uyum:x"])
  }
}
