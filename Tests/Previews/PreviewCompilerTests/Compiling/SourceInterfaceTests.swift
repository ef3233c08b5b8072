import Testing

@testable import PreviewCompiler

@Suite struct SourceInterfaceTests {
    private func interface(_ source: String) -> SourceInterface { SourceInterface(Array(source.utf8)) }

    @Test(arguments: [
        ("func f() -> Int { 1 }", "func f() -> Int { let one = 1\n return one }"),
        ("class C { init() {} }", "class C { init() { print(1) } }"),
        ("class C { deinit {} }", "class C { deinit { print(1) } }"),
        ("var area: Double { 1 }", "var area: Double { 2 }"),
        ("var area: Double { get { 1 } set {} }", "var area: Double { get { 2 } set { print(1) } }"),
        ("struct S { subscript(i: Int) -> Int { 1 } }", "struct S { subscript(i: Int) -> Int { 2 } }"),
        ("var gap: Double = 1 { didSet {} }", "var gap: Double = 2 { didSet { print(1) } }"),
        ("class C { let gap: Double = 8 }", "class C { let gap: Double = 12 * 2 }"),
        ("let a: [String: [CGFloat]] = [:]", "let a: [String: [CGFloat]] = [\"\": [1]]"),
        ("let a: Set<Int>? = nil", "let a: Set<Int>? = [1]"),
        ("var a: (Int, CGSize) = (1, .zero)", "var a: (Int, CGSize) = (2, .zero)"),
        ("class C { lazy var a: [Int] = { [1] }() }", "class C { lazy var a: [Int] = { [2] }() }"),
        ("class C { @IBOutlet var a: Int! = 1 }", "class C { @IBOutlet var a: Int! = 2 }"),
        ("let gap = 8.0", "let gap = 12.5"), ("let gap = -8", "let gap = -12"), ("let on = true", "let on = false"),
        ("func f() {}", "// A comment.\nfunc f() {}"),
        ("#sourceLocation(file: \"a\", line: 1)\nlet a = 1", "#sourceLocation(file: \"a\", line: 9)\nlet a = 1"),
        ("#if DEBUG\nfunc f() { 1 }\n#endif", "#if DEBUG\nfunc f() { 2 }\n#endif"),
        ("@_disfavoredOverload func f() { 1 }", "@_disfavoredOverload func f() { 2 }"),
    ])
    func whatIsCompiledWithItsFileAloneIsNoPartOfIt(before: String, after: String) {
        #expect(interface(before) == interface(after))
    }

    @Test(arguments: [
        ("func f() -> Int { 1 }", "func f() -> Double { 1 }"), ("func f() {}", "func g() {}"),
        ("let a: Set = [1]", "let a: Set = [1.5]"), ("let a: [String: _] = [:]", "let a: [String: _] = [\"\": 1]"),
        ("let a: Box = .init(1)", "let a: Box = .init(1.5)"), ("let a: Set<_> = [1]", "let a: Set<_> = [1.5]"),
        ("func f(a: Int = 1) {}", "func f(a: Int = 2) {}"), ("func f() {}", "func f() {}\nfunc g() {}"),
        ("struct S { var a = 1 }", "struct S { var a = 1.5 }"),
        ("struct S { var a: Int }", "struct S { var a: Int = 1 }"),
        ("struct S { var a = 1 }", "struct S { let a = 1 }"), ("let a = f(1)", "let a = f(2)"),
        ("let a = \"1\"", "let a = \"\\(1)\""), ("let a = [1]", "let a = [1.5]"),
        ("var a: Int { 1 }", "var a: Int { get { 1 } set {} }"),
        (
            "struct S { subscript(i: Int) -> Int { get { 1 } } }",
            "struct S { subscript(i: Int) -> Int { get { 1 } set {} } }"
        ),
        ("func f() -> some P { A() }", "func f() -> some P { B() }"),
        ("var f: some P { A() }", "var f: some P { B() }"),
        ("@inline(__always) func f() { 1 }", "@inline(__always) func f() { 2 }"),
        ("@Clamped(1) var a: Int = 1", "@Clamped(2) var a: Int = 1"),
        ("@Clamped var a: Int = 1", "@Clamped var a: Int = 2"),
        ("enum E: Int { case a = 1 }", "enum E: Int { case a = 2 }"), ("class C: A {}", "class C: B {}"),
        ("#if A\nfunc f() {}\n#endif", "#if B\nfunc f() {}\n#endif"),
    ])
    func whatOtherFilesDependOnIsPartOfIt(before: String, after: String) {
        #expect(interface(before) != interface(after))
    }
}
