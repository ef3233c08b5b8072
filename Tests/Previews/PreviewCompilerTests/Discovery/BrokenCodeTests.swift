import PreviewProtocol
import Testing

@testable import PreviewCompiler

/// What is left out of code that does not compile.
@Suite struct BrokenCodeTests {
    private let lack = "Zoetrope's UIKit has no 'glow' of 'UIView': a stand-in in .zoetrope can have it"

    /// Returns what is left of a source, in which the error is where `HERE` stands, and what is said of the rest.
    private func rest(
        _ source: String, _ message: String? = nil, isTold: Bool = true
    ) -> (text: String, code: BrokenCode) {
        let file = project(["A.swift": source])[0]
        var code = BrokenCode(isTold: isTold)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.firstIndex { $0.contains("HERE") } ?? 0
        let column = lines[line].utf8.firstRange(of: "HERE".utf8).map { lines[line].utf8[..<$0.lowerBound].count }
        let fault = PreviewDiagnostic(
            severity: .error, file: "A.swift", line: line + 1, column: (column ?? 0) + 1, message: message ?? lack,
            source: String(lines[line]))
        let isNew = code.add([fault], in: ["A.swift": file])
        #expect(isNew)
        let text = code.reduce(["A.swift": file])[0].text
        return (String(decoding: text, as: UTF8.self).replacing(#/ +/#, with: " "), code)
    }

    @Test(arguments: [
        ("class A { func f() { a()\n b.HERE = 1\n c() } }", "class A { func f() { a()\n \n c() } }"),
        ("class A { func f() { g { b.HERE = 1; c() } } }", "class A { func f() { g { c() } } }"),
        ("class A { func f() { a(); if HERE { b() } } }", "class A { func f() { a(); } }"),
        // A case must have a statement.
        (
            "class A { func f() { switch a { case 1: b.HERE = 1\n default: c() } } }",
            "class A { func f() { switch a { case 1: break \n default: c() } } }"
        ),
        // The only expression of a closure is what it answers.
        ("class A { func f() { g { b.HERE = 1 }\n c() } }", "class A { func f() { \n c() } }"),
    ])
    func whatTheEngineLacksCostsItsStatement(source: String, expected: String) {
        let (text, code) = rest(source)
        #expect(text == expected)
        #expect(code.members.isEmpty && code.warnings[0].message == "this statement is left out: \(lack)")
    }

    @Test(arguments: [
        ("VStack { Text(a).HERE(1).bold() }", "VStack { Text(a) .bold() }", "modifier"),
        ("VStack { Text(a).fill(.HERE).bold()\n Text(b) }", "VStack { Text(a) .bold()\n Text(b) }", "modifier"),
        ("VStack { HERE(mesh: 3) { a }\n Text(b) }", "VStack { EmptyView() \n Text(b) }", "view"),
        ("return HERE(mesh: 3).bold()", "return EmptyView()", "view"),
        // What somebody does is no view.
        ("Button(a) { b.HERE(1234)\n c() }", "Button(a) { zoetrope() \n c() }", "statement"),
        ("Text(a).onAppear { b.HERE(1234)\n c() }", "Text(a).onAppear { zoetrope() \n c() }", "statement"),
    ])
    func aViewIsShownWithoutWhatDoesNotCompile(body: String, expected: String, kind: String) {
        func source(_ body: String) -> String { "import SwiftUI\nstruct A: View { var body: some View { \(body) } }" }
        let (text, code) = rest(source(body), "value of type 'some View' has no member 'HERE'")
        #expect(text == source(expected))
        #expect(code.warnings[0].message.hasPrefix("this \(kind) is left out: "))
    }

    /// shu223/iOS-10-Sampler asks Core Image for the names of filters, and changes the list of them in the next line.
    @Test(arguments: [
        ("names = HERE.names()\n names.add(a)", "zoetrope() \n names.add(a)"),
        ("self.names = HERE.names()\n c()", "zoetrope() \n c()"), ("b.HERE = names()\n c()", "\n c()"),
        ("b.glow = HERE.glow()\n c()", "\n c()"),
    ])
    func aValueOfOnesOwnThatTheEngineLacksIsToldOf(source: String, expected: String) {
        #expect(rest("class A { func f() { \(source) } }").text == "class A { func f() { \(expected) } }")
    }

    @Test func aPackageThatDoesNotCompileIsLeftOutAsAWhole() {
        let files = project([
            "A.swift": "", "Pods/Deck/Deck/Deck.swift": "", "Pods/Deck/Wheel.swift": "", "Pods/Hub/A.swift": "",
        ])
        let sources = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
        var code = BrokenCode()
        let own = PreviewDiagnostic(severity: .error, file: "A.swift", line: 1, message: "no")
        let isNew = (
            code.leaveOutPackages(with: [own]),
            code.leaveOutPackages(with: [
                PreviewDiagnostic(severity: .error, file: "Pods/Deck/Wheel.swift", line: 3, message: "bad")
            ]),
            code.leaveOutPackages(with: [
                PreviewDiagnostic(severity: .error, file: "Pods/Deck/Wheel.swift", line: 4, message: "no")
            ])
        )
        #expect(isNew == (false, true, false))
        #expect(code.reduce(sources).map(\.path) == ["A.swift", "Pods/Hub/A.swift"])
        #expect(
            code.warnings == [
                PreviewDiagnostic(
                    severity: .warning, file: "Pods/Deck/Wheel.swift", line: 3,
                    message: "the package Deck is left out, as it does not compile here: bad")
            ])
        #expect(code.leftOutFolders(among: sources.keys) == ["pods", "deck"])
        // Somebody mends it.
        code.update("Pods/Deck/Wheel.swift", sources["Pods/Deck/Wheel.swift"])
        #expect(code.reduce(sources).count == 4)
    }

    /// As nemecek-filip/CompositionalDiffablePlayground.ios chooses the controller to push, one of which needs Core Data.
    @Test(arguments: [
        ("let d: D?; if e { d = f() }; g(HERE)", "var d: D?; if e { d = f() }; g(HERE)"),
        ("let d: D?; do { g(HERE) }", "var d: D?; do { g(HERE) }"),
    ])
    func anOptionalConstantThatIsGivenNoValueIsNil(body: String, expected: String) {
        let message = "constant 'd' used before being initialized"
        let (text, code) = rest("class A { func f() { \(body) } }", message)
        #expect(text == "class A { func f() { \(expected) } }")
        #expect(code.members.isEmpty && code.warnings.isEmpty)
        // Tests would pass with other values, and of other types there is no value.
        #expect(!rest("class A { func f() { \(body) } }", message, isTold: false).text.contains("var"))
        #expect(!rest("class A { func f() { let d: D; g(HERE) } }", message).text.contains("var"))
    }

    /// As a pager asks whether a page is one of SwiftUI's, whose type is left out.
    @Test(arguments: [
        ("if a is HERE { b() } else { c() }", "do { c() }"),
        ("if #available(iOS 14.0, *), let d = a as? HERE { b(d) } else if e { c() }", "if e { c() }"),
        ("if e { b() } else if let d = a as? HERE { c(d) }", "if e { b() }"),
        ("if a is HERE { b() }; c()", "; c()"),
    ])
    func nothingIsOfATypeThatIsLeftOut(statement: String, expected: String) {
        let message = "cannot find type 'HERE' in scope (it is left out: B.swift:1: no)"
        let (text, code) = rest("class A { func f() { \(statement) } }", message)
        #expect(text == "class A { func f() { \(expected) } }")
        #expect(code.members.isEmpty)
        // What is made of it has no such answer.
        #expect(!rest("class A { func f() -> Any { return b as! HERE } }", message).code.members.isEmpty)
    }

    /// psharanda/Atributika: of a text view made with TextKit 1 where a device has both, or made as ever.
    @Test(arguments: [
        (
            "init() { if #available(iOS 16.0, *) { a = B(HERE: c) } else { a = B() } }",
            "init() { do { a = B() } }"
        ),
        (
            "func f() -> B { if #available(iOS 16, *) { return b.HERE } else if c { return d } else { return e } }",
            "func f() -> B { if c { return d } else { return e } }"
        ),
    ])
    func whatANewerSystemWouldHaveIsMadeInTheOlderWay(member: String, expected: String) {
        let (text, code) = rest("class A { let a: B\n \(member) }")
        #expect(text == "class A { let a: B\n \(expected) }")
        #expect(code.members.isEmpty)
    }

    @Test(arguments: [
        // What is not needed goes alone.
        (
            "func f() { if #available(iOS 16.0, *) { b.HERE = 1; c() } else { d() } }",
            "func f() { if #available(iOS 16.0, *) { c() } else { d() } }"
        ),
        ("init() { if b { a.HERE = 1; c() } else { d() } }", "init() { if b { c() } else { d() } }"),
        (
            "init() { if #available(iOS 16.0, *) { c() } else { a.HERE = 1; d() } }",
            "init() { if #available(iOS 16.0, *) { c() } else { d() } }"
        ),
    ])
    func theNewerWayStaysWhereItCan(member: String, expected: String) {
        #expect(rest("class A { \(member) }").text == "class A { \(expected) }")
    }

    /// gizmosachin/ColorSlider: a view has sparks of SpriteKit on a device, and none on the simulator.
    @Test func aPropertyThatCouldOnlyBeNilGoesAlone() {
        let (text, code) = rest(
            "class A { private var glow: HERE?\n let b = 1 }",
            "Zoetrope's UIKit has no 'SKGlow': a stand-in in .zoetrope can have it")
        #expect(text == "class A { \n let b = 1 }")
        #expect(code.parts["A.swift"]?.first?.isOptional == true)
        #expect(code.lostNames["glow"]?.hasPrefix("A.swift:1: Zoetrope's UIKit has no 'SKGlow'") == true)
    }

    /// 52inc/Pulley: a controller with a map, which is an outlet.
    @Test func anOutletOfATypeThatIsNowhereGoesAlone() {
        let (text, code) = rest(
            "class A { @IBOutlet var map: HERE!\n @IBOutlet var b: UIView! }",
            "Zoetrope's UIKit has no 'MKMap': a stand-in in .zoetrope can have it")
        #expect(text == "class A { \n @IBOutlet var b: UIView! }")
        #expect(code.lostNames["map"] != nil && code.lostNames["A"] == nil)
    }

    /// alexaubry/BulletinBoard: two files of which each is said to declare a name again.
    @Test func ofNamesThatAreDeclaredAgainTheFirstStays() {
        let files = project([
            "A.swift": "extension N { static let a = 1 }", "B.swift": "extension N { static let a = 1 }",
        ])
        let sources = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        var code = BrokenCode()
        let faults = ["B.swift", "A.swift"].map {
            PreviewDiagnostic(
                severity: .error, file: $0, line: 1, column: 26, message: "invalid redeclaration of 'a'", source: "")
        }
        let isNew = code.add(faults, in: sources)
        #expect(isNew)
        #expect(code.parts.keys.sorted() == ["B.swift"])
    }

    /// As a controller that answers web views of old.
    @Test(arguments: [
        ("class A: B, HEREDelegate, C { func f() {} }", "class A: B , C { func f() {} }"),
        ("class A: B, HERE {}", "class A: B {}"),
        ("extension A: HERE { func f() {} }", "extension A { func f() {} }"),
        ("class A: HEREDataSource, B {}", "class A: B {}"),
    ])
    func aTypeIsWithoutAProtocolThatIsNotThere(source: String, expected: String) {
        for message in ["Zoetrope's UIKit has no 'HERE': a stand-in", "cannot find type 'HERE' in scope"] {
            let (text, code) = rest(source, message)
            #expect(text == expected)
            #expect(code.warnings[0].message == "this conformance is left out: \(message)" && code.members.isEmpty)
        }
        // What a class inherits from may be a class, with all that it needs.
        #expect(rest("class A: HERE, B {}", "cannot find type 'HERE' in scope").text == " ")
    }

    /// Yalantis/Koloda's cards move back by a package that is not here, gizmosachin/ColorSlider's demo has sparks of SpriteKit.
    @Test(arguments: [
        ("func f() { a()\n glowAsHERE(b)\n c() }", "func f() { a()\n zoetrope() \n c() }"),
        ("func f() { glowAsHERE(b) }", "func f() { zoetrope() }"),
        ("func f() { glowAsHERE(b); c() }", "func f() { zoetrope() ; c() }"),
        ("func f() -> B { glowAsHERE(b)\n return c }", "func f() -> B { zoetrope() \n return c }"),
        // What it declares is nowhere, with what needs it.
        (
            "func f() { let glow = HERE.glow\n glow.size = a\n b { glow.go(); c() }\n d() }",
            "func f() { zoetrope() \n \n b { glow.go(); c() }\n d() }"
        ),
        (
            "func f() { guard let glow = HERE.glow else { return }\n let a = glow.a\n b(a)\n c() }",
            "func f() { zoetrope() \n \n \n c() }"
        ),
        ("func f() { for glow in HERE.glows { a(glow) }\n c() }", "func f() { zoetrope() \n c() }"),
        // A loop may have no end without a part of it.
        ("func f() { while a < 9 { a = HERE.next }\n c() }", "func f() { zoetrope() \n c() }"),
        ("func f() { switch HERE.glow { case 1: a() default: b() }\n c() }", "func f() { zoetrope() \n c() }"),
        ("var a = 1 { didSet { glowAsHERE(b)\n c() } }", "var a = 1 { didSet { zoetrope() \n c() } }"),
        ("init() { a = 1\n super.init()\n glowAsHERE(b) }", "init() { a = 1\n super.init()\n zoetrope() }"),
    ])
    func aBodyGoesOnWithoutAStatementAndSaysSo(source: String, expected: String) {
        let (text, code) = rest("class A { \(source) }", "cannot find 'HERE' in scope")
        #expect(text == "class A { \(expected) }")
        #expect(code.members.isEmpty && code.warnings.count == 1)
        #expect(code.warnings[0].message == "this statement is left out: cannot find 'HERE' in scope")
    }

    /// WooHooooo/Swift-iOS-Core-Animation-Advanced-Techniques lists sixty controllers of which one is in Objective-C, and
    /// knainry/NestedPageViewController returns three groups of which one is: both menus were empty.
    @Test(arguments: [
        ("let all = [a, HERE(), c]", "let all = [a, c]"),
        ("let all = [a, [b,\n HERE.glow]]", "let all = [a, [b,\n ]]"),
        ("let all = [.font: a, .glow: HERE.glow]", "let all = [.font: a, ]"),
        // Other lists tell of the same places.
        (
            "let all: [UIViewController] = [A(), HERETurnedController(), C()]",
            "let all: [UIViewController] = [A(), UIViewController() , C()]"
        ),
        (
            "var all: [[UIViewController]] { [[A(), HERETurnedController()], [C()]] }",
            "var all: [[UIViewController]] { [[A(), UIViewController() ], [C()]] }"
        ),
        (
            "func all() -> [UIViewController] { return [A(), HERE()] }",
            "func all() -> [UIViewController] { return [A(), ] }"
        ),
        // One that is alone is needed, and so is what a closure does.
        ("func f() { go([HERE()])\n d() }", "func f() { zoetrope() \n d() }"),
        ("let all = [a, Row { go(); HERE() }]", "let all = [a, Row { go(); }]"),
        // What declares what is missing, and what is behind it.
        (
            "func f() -> [Int] { let a = 1\n let b = HEREAndThere()\n return [a, b] }",
            "func f() -> [Int] { let a = 1\n zoetrope() \n return [a, b] }"
        ),
        (
            "func f() { let b = HEREAndThere()\n go([a, b], with: c)\n go(b) }",
            "func f() { zoetrope() \n go([a, b], with: c)\n }"
        ),
    ])
    func aListGoesOnWithoutAnElement(source: String, expected: String) {
        let (text, code) = rest("class A { \(source) }", "cannot find 'HERE' in scope")
        #expect(text == "class A { \(expected) }")
        #expect(code.members.isEmpty && code.warnings.count == 1)
    }

    /// Each round is a run of the compiler.
    @Test func aBodyWithErrorsAgainAndAgainGoesAsAWhole() {
        let lines = (0..<7).map { "turnCard\($0)()" }.joined(separator: "\n")
        let file = project(["A.swift": "class A { func f() {\n\(lines)\n} }"])[0]
        var code = BrokenCode()
        for line in 0..<7 {
            let fault = PreviewDiagnostic(
                severity: .error, file: "A.swift", line: line + 2, column: 1, message: "no a\(line)")
            let isNew = code.add([fault], in: ["A.swift": file])
            #expect(isNew)
        }
        let text = String(decoding: code.reduce(["A.swift": file])[0].text, as: UTF8.self)
        #expect(text.filter { !$0.isWhitespace } == "classA{funcf(){zoetrope()}}")
    }

    /// Nothing says it where tests run: one would pass that checks nothing.
    @Test func aTestThatLacksWhatTheProjectLacksIsNotRun() {
        let source = "class A { func f() { callThisFirst()\n b.HERE = 1\n c() } }"
        let code = rest(source, "cannot find 'HERE' in scope", isTold: false).code
        #expect(!code.members.isEmpty && code.emptied == ["A.f"])
        // What is missing may be of a package that is not here, or of a part of the project that is left out.
        #expect(!rest("import SnapKit\n" + source, isTold: false).code.members.isEmpty)
        #expect(!rest(source + "\nextension UIView { func glow() {} }", isTold: false).code.members.isEmpty)
        #expect(rest("import MapKit\n" + source, isTold: false).code.members.isEmpty)
    }

    @Test(arguments: [
        ("@IBAction func tap(_ sender: UIButton) { HERE }", "{ }", "is left out, and does nothing"),
        ("override func prepare(for segue: Segue, sender: Any?) { HERE }", "{ }", "does nothing"),
        ("func tableView(_ t: UITableView, didSelectRowAt i: Path) { HERE }", "{ }", "does nothing"),
        (
            "override func collectionView(_ c: UICollectionView, didSelectItemAt i: Path) { HERE }", "{ }",
            "does nothing"
        ),
        ("func wheel(_ wheel: Wheel, didStopAt index: Int) { HERE }", "{ }", "does nothing"),
        ("func setUp() { HERE }", "{zoetrope() }", "is left out, as the stage says once it is called"),
        ("override func viewDidLoad() { HERE }", "{zoetrope() }", "as the stage says"),
        ("var a: Int { get { 1 } set { HERE } }", "{zoetrope() }", "as the stage says"),
    ])
    func aFunctionWithoutAResultMayDoNothing(source: String, body: String, words: String) {
        // Of what is not so simple the statement can't go alone.
        let statement = "switch a { case .HERE: b() default: c() }"
        let (text, code) = rest("class A { \(source.replacing("HERE", with: statement)) }", "no HERE")
        #expect(text.contains(body))
        #expect(code.members.isEmpty && code.warnings[0].message.contains(words))
    }

    @Test(arguments: [
        "var mean: UIColor? { let a = HERE; return a }", "func mean() -> UIColor? { let a = HERE; return a }",
    ])
    func anAnswerThatMayBeMissingIsNil(source: String) {
        let (text, code) = rest("class A { \(source) }")
        #expect(text.contains("{nil }"))
        #expect(code.members.isEmpty && code.warnings[0].message.contains("is left out, and nil"))
    }

    @Test(arguments: [("[Line]", "[]"), ("[String: Line]", "[:]")])
    func aListThatIsLeftOutIsEmpty(type: String, literal: String) {
        let (text, code) = rest("class A { func lines(in width: Int) -> \(type) { let a = HERE; return a } }")
        #expect(text.contains("{zoetrope(); return \(literal) }"))
        #expect(code.members.isEmpty && code.warnings[0].message.contains("is left out, and empty, as the stage says"))
        // Tests need what it returns.
        let needed = rest("class A { func lines() -> \(type) { let a = HERE; return a } }", isTold: false).code
        #expect(!needed.members.isEmpty)
    }

    /// redbuilderOne/FocusStart-Swift-iOS-TestTask's list counts what it keeps in Core Data.
    @Test(arguments: [
        "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)",
        "func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)",
        "func numberOfSections(in tableView: UITableView)",
    ])
    func aListHasNoRowsIfItsNumberIsLeftOut(function: String) {
        let source = "class A { \(function) -> Int { return A.HERE.count } }"
        let (text, code) = rest(source, "type 'A' has no member 'notes'")
        #expect(text.contains("{zoetrope(); return 0 }"))
        #expect(code.members.isEmpty)
        #expect(!rest(source, "type 'A' has no member 'notes'", isTold: false).code.members.isEmpty)
    }

    @Test(arguments: [
        "func count() -> Int { let a = HERE; return a }", "func count() -> Int { HERE.count(of: self) }",
        "init() { if a { return HERE } }",
    ])
    func aResultThatIsNeededIsMissed(source: String) {
        let (text, code) = rest("class A { \(source) }", "no HERE")
        #expect(text.contains("fatalError()") && !code.members.isEmpty)
    }

    /// As scenee/FloatingPanel exchanges methods, which Objective-C alone can.
    @Test func whatAPropertyOfNothingDoesOnceIsNotDone() {
        let (text, code) = rest(
            "class A { static let once: Void = { exchange(a, HERE) }()\n func f() { Self.once } }",
            "cannot find 'HERE' in scope")
        #expect(text == "class A { static let once: Void = { }()\n func f() { Self.once } }")
        #expect(code.members.isEmpty)
    }

    @Test(arguments: [
        ("class A: UIView { override func HERE(a: Int) { b() } }", "class A: UIView { func HERE(a: Int) { b() } }"),
        ("class A: UIView { override var HERE: Int { 1 } }", "class A: UIView { var HERE: Int { 1 } }"),
    ])
    func whatOverridesNothingHereIsAMemberOfItsOwn(source: String, expected: String) {
        let lack = "Zoetrope's UIKit has no 'HERE' to override in 'UIView': a stand-in in .zoetrope can have it"
        let (text, code) = rest(source, lack)
        #expect(text == expected)
        #expect(code.members.isEmpty && code.warnings[0].message.hasSuffix("is never called: \(lack)"))
    }

    @Test func aCallToTheBaseClassIsTheEnginesLack() {
        let source = "class A: UIView { func glow() { a()\n super.HERE = 1\n c() } }"
        let lack = "Zoetrope's UIKit has no 'HERE' of 'UIView': a stand-in in .zoetrope can have it"
        let text = rest(source + "\nfunc HERE() {}", lack).text
        #expect(text.hasPrefix("class A: UIView { func glow() { a()\n \n c() } }"))
    }

    @Test(arguments: [
        ("class A { let a = HERE()\n var b = 1 }", "class A { \n var b = 1 }"),
        ("class A { func a(_ b: HERE) { c() }\n var b = 1 }", "class A { \n var b = 1 }"),
        ("extension A { var a: HERE { c() }\n func b() {} }", "extension A { \n func b() {} }"),
        // An object needs its other properties, and whoever conforms the requirement.
        ("class A { let a: HERE\n var b = 1 }", ""), ("protocol A { func a(_ b: HERE)\n func b() }", ""),
    ])
    func aMemberThatCanGoCostsNoMore(source: String, expected: String) {
        let (text, code) = rest(source, "cannot find 'HERE' in scope")
        #expect(text.trimmingPrefix(" ").trimmingSuffix(while: \.isWhitespace) == expected)
        #expect(code.warnings[0].message.hasPrefix("this member is left out") == !expected.isEmpty)
    }

    /// As shoheiyokoyama/Gemini's view calls its player, whose type is not here.
    @Test func anOptionalOfItsOwnClassIsNilWithoutSelf() {
        let file = project(["A.swift": "class A { var b: Bridge? { c }\n func f() { g()\n b?.go() } }"])[0]
        var code = BrokenCode()
        for (line, column, message) in [
            (1, 18, "cannot find type 'Bridge' in scope"), (3, 2, "cannot find 'b' in scope (if UIView has it, ...)"),
        ] {
            let fault = PreviewDiagnostic(
                severity: .error, file: "A.swift", line: line, column: column, message: message)
            let isNew = code.add([fault], in: ["A.swift": file])
            #expect(isNew)
        }
        let text = String(decoding: code.reduce(["A.swift": file])[0].text, as: UTF8.self).replacing(#/ +/#, with: " ")
        #expect(text == "class A { \n func f() { g()\n } }")
        #expect(code.members.isEmpty)
    }

    /// amirdew/CollectionViewPagingLayout's app calls a part for Macs, which is left out, if it is there.
    @Test func anOptionalOfATypeThatIsLeftOutIsNil() {
        let source = "class A { var b: Bridge? = c()\n func f() { g()\n A().b?.go()\n A().b.map(h) } }"
        let file = project(["A.swift": source])[0]
        var code = BrokenCode()
        func add(_ line: Int, _ column: Int, _ message: String) -> String {
            let fault = PreviewDiagnostic(
                severity: .error, file: "A.swift", line: line, column: column, message: message)
            let isNew = code.add([fault], in: ["A.swift": file])
            #expect(isNew)
            return String(decoding: code.reduce(["A.swift": file])[0].text, as: UTF8.self).replacing(#/ +/#, with: " ")
        }
        _ = add(1, 18, "cannot find type 'Bridge' in scope (declared in B.swift, which is left out: it is for Macs)")
        #expect(add(3, 6, "value of type 'A' has no member 'b'") == "class A { \n func f() { g()\n \n A().b.map(h) } }")
        #expect(code.members.isEmpty)
        #expect(add(4, 6, "value of type 'A' has no member 'b'") == "class A { \n func f() { g()\n \n zoetrope() } }")
    }

    /// DenTelezhkin/DTCollectionViewManager keeps a closure that makes a controller of SwiftUI: one that takes no argument is
    /// none for the compiler.
    @Test(arguments: [
        ("{ HostingController(HERE: $0) }", "{_ = ($0); fatalError() }"),
        ("{ $0.HERE($1).map(flippingAll) }", "{_ = ($0, $1); fatalError() }"),
        ("{ a, b in a.HERE(b).flipped() }", "{_, _ in fatalError() }"),
        ("{ (a: Card) -> Deck in a.HERE() }", "{_ in fatalError() }"),
        ("{ () -> Deck in deck.HERE() }", "{fatalError() }"),
        ("{ HERE.makeDeck(of: cards) }", "{fatalError() }"),
        // What nobody's closure has is not counted up to.
        ("{ HERE($4000000000000) }", "{fatalError() }"),
        // What has no room for it goes with what it is a value of.
        ("{ a(HERE, $0) }", nil),
    ])
    func aClosureThatIsLeftOutTakesItsArguments(source: String, expected: String?) {
        let text = rest("class A { let make: (Card) -> Deck = \(source) }", "cannot convert value").text
        #expect(text == (expected.map { "class A { let make: (Card) -> Deck = \($0) }" } ?? "class A { }"))
    }

    /// Of what is not looked at again something is always left: a build that finds nothing more to leave out shows nothing.
    @Test func whatHasErrorsAlthoughAPartOfItIsLeftOutGoesAsAWholeAndThenItsFile() {
        let source = "class A { func f() -> Deck {\n callThisFirst() } }\nclass B {}"
        let file = project(["A.swift": source])[0]
        var code = BrokenCode()
        let fault = PreviewDiagnostic(severity: .error, file: "A.swift", line: 2, column: 2, message: "no Deck")
        func add() -> String {
            let isNew = code.add([fault], in: ["A.swift": file])
            #expect(isNew)
            let text = code.reduce(["A.swift": file]).first?.text ?? []
            return String(decoding: text, as: UTF8.self).replacing(#/\s+/#, with: " ")
        }
        #expect(add() == "class A { func f() -> Deck { fatalError() } } class B {}")
        #expect(add() == " class B {}")
        #expect(code.files.isEmpty)
        _ = add()
        #expect(code.files.keys.sorted() == ["A.swift"])
    }

    /// Iccr/TabBarTemplates returns what a kit of Facebook's says of the launch, of which nothing else depends, and asks it to
    /// open what the app is told to.
    @Test(arguments: [
        ("didFinishLaunchingWithOptions options: O?", "{ b(); zoetrope(); return true }"),
        ("open url: URL", "{zoetrope(); return false }"),
    ])
    func anAppStartsWithoutTheAnswerOfAKitThatIsNotHere(label: String, expected: String) {
        let start = "class A { func application(_ a: App, \(label)) -> Bool "
        let (text, code) = rest(start + "{ b(); return Kit.HERE.application(a, b) } }", "cannot find 'Kit' in scope")
        #expect(text == start + expected + " }")
        #expect(code.members.isEmpty)
    }

    @Test func ofTwoDeclarationsTheSecondGoesBeforeWhatIsAmbiguousForIt() {
        let source = "extension UIView { func pin() {}\n func pin() {}\n func a() { pin() } }"
        let file = project(["A.swift": source])[0]
        var code = BrokenCode()
        func fault(_ line: Int, _ column: Int, _ message: String) -> PreviewDiagnostic {
            PreviewDiagnostic(severity: .error, file: "A.swift", line: line, column: column, message: message)
        }
        let isNew = code.add(
            [fault(3, 13, "ambiguous use of 'pin'"), fault(2, 7, "invalid redeclaration of 'pin()'")],
            in: ["A.swift": file])
        #expect(isNew)
        let text = String(decoding: code.reduce(["A.swift": file])[0].text, as: UTF8.self)
        #expect(text.replacing(#/ +/#, with: " ") == "extension UIView { func pin() {}\n \n func a() { pin() } }")
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isLast: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isLast(last) { text.removeLast() }
        return String(text)
    }

    /// What is generated beside a source has no line in it.
    @Test func aFaultOfWhatIsGeneratedCostsTheAnswersBeforeTheFile() {
        let file = project(["A.swift": "class A: UICollectionViewLayout {}"])[0]
        var code = BrokenCode()
        let fault = PreviewDiagnostic(
            severity: .error, file: "A.swift", line: 0, column: 0, message: "type 'D' does not conform to 'P'",
            source: "")
        #expect(code.add([fault], in: ["A.swift": file]) && code.plain == ["A.swift"] && code.files.isEmpty)
        #expect(code.add([fault], in: ["A.swift": file]) && code.files["A.swift"] != nil)
        code.update("A.swift", file)
        #expect(code.plain.isEmpty && code.files.isEmpty)
    }
}
