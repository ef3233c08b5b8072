import Testing

@testable import PreviewCompiler

/// What packages have as modules of their own, and are compiled as one with the project here: ReactiveX/RxSwift and
/// RxSwiftCommunity/RxDataSources.
@Suite struct PackageRuleTests {
    private func once(_ sources: [String: String]) -> [String: String] {
        let files = RepeatedDeclarations.removed(from: project(sources), keeping: DerivedFiles())
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.text, as: UTF8.self)) })
    }

    @Test func functionsOfTwoModulesHaveNamesOfTheirOwn() {
        let texts = once([
            "Pods/A/A.swift": "func stop(_ text: String) {}\npublic func shared() {}\nfunc first() { stop(\"a\") }",
            "Pods/B/B.swift":
                "func stop(_ text: Any) {}\npublic func shared(_ one: Int) {}\nfunc second(stop: Int) { stop(stop: 1) }",
            ".build/checkouts/C/Sources/D/D.swift":
                "func precondition(_ met: Bool) throws {}\nfunc third() { view.a() }",
        ])
        #expect(texts["Pods/A/A.swift"]?.contains("func stop(_ text: String)") == true)
        let other = texts["Pods/B/B.swift"] ?? ""
        #expect(other.hasPrefix("func sto0(_ text: Any) {}\npublic func shared(_ one: Int) {}"))
        #expect(other.hasSuffix("func second(stop: Int) { sto0(stop: 1) }"))
        #expect(texts[".build/checkouts/C/Sources/D/D.swift"]?.contains("func preconditio0(") == true)
    }

    @Test func whatTwoModulesDeclareAlikeIsThereOnce() {
        let own = """
            typealias Count = Int32
            let add = addCounts
            extension Queue { static var isMain: Bool { true }; func run() -> Int { 1 } }
            private extension Queue { func hidden() {} }

            """
        let texts = once([
            "Pods/A/A.swift": own,
            "Pods/B/B.swift": own + "extension Queue { func run() -> Bool { true } }",
            "Own.swift": "extension Queue { func own() {} }",
            "Pods/C/C.swift": "extension Queue { func own() {} }",
        ])
        #expect(texts["Pods/A/A.swift"] == own)
        let rest = (texts["Pods/B/B.swift"] ?? "").split { $0.isWhitespace }.joined(separator: " ")
        #expect(
            rest == "extension Queue { ; } private extension Queue { func hidden() {} } "
                + "extension Queue { func run() -> Bool { true } }")
        #expect(texts["Own.swift"]?.contains("func own()") == true && texts["Pods/C/C.swift"]?.contains("own") == false)
    }

    private func apart(_ sources: [String: String]) -> [String: String] {
        let files = project(sources)
        let types = PackageTypes(in: files)
        return Dictionary(
            uniqueKeysWithValues: files.map {
                ($0.path, String(decoding: types.applied(to: $0, keeping: DerivedFiles()).text, as: UTF8.self))
            })
    }

    /// nakiostudio/EasyPeasy and eddiekaiger/SwiftyAttributes have an `Attribute` each, and many an app a `Request` of its own.
    @Test func typesOfTwoModulesHaveNamesOfTheirOwn() {
        let texts = apart([
            "Pods/Easy/Easy.swift":
                "open class Attribute {}\nfunc easy(_ values: [Attribute: Int]) { Easy.Attribute() }",
            "Pods/Swifty/Swifty.swift":
                "public enum Attribute { case Attribute }\nfunc swifty(Attribute one: Attribute) { swifty(Attribute: one); a.Attribute }",
            "Pods/Inner/Inner.swift": "struct Attribute {}\npublic struct Request {}\nlet inner = Attribute.self",
            "Both.swift":
                "import Easy\nimport Swifty\nimport Inner\nstruct Request {}\nlet a: Attribute, b: Inner.Request",
            "One.swift": "import Swifty\nlet a: Attribute, b = Request()",
            "Pods/Other/Other.swift": "import Inner\nlet request: Request",
        ])
        #expect(
            texts["Pods/Easy/Easy.swift"]
                == "open class Attribute {}\nfunc easy(_ values: [Attribute: Int]) { Easy.Attribute() }")
        #expect(
            texts["Pods/Swifty/Swifty.swift"]
                == "public enum Attribut0 { case Attribute }\nfunc swifty(Attribute one: Attribut0) { swifty(Attribute: one); a.Attribute }"
        )
        #expect(
            texts["Pods/Inner/Inner.swift"]
                == "struct Attribut1 {}\npublic struct Reques0 {}\nlet inner = Attribut1.self")
        #expect(texts["Both.swift"]?.hasSuffix("struct Request {}\nlet a: Attribute, b: Inner.Reques0") == true)
        #expect(texts["One.swift"] == "import Swifty\nlet a: Attribut0, b = Request()")
        #expect(texts["Pods/Other/Other.swift"] == "import Inner\nlet request: Reques0")
    }

    /// airbnb/lottie-ios has a `Font` and a `Rectangle` for itself, and Md-owais-07/Furniture-iOS-SwiftUI those of SwiftUI.
    @Test func whatAPackageHasForItselfIsNotWhatOthersMean() {
        let texts = apart([
            ".build/checkouts/Films/Sources/Model/Font.swift": "final class Font {}\nlet font = Font(), a = style.Font",
            ".build/checkouts/Films/Sources/Model/Shapes.swift":
                "struct Circle {}\npublic struct Rectangle {}\nclass Group {}\nprivate class Text {}",
            // Its folders are one module.
            ".build/checkouts/Films/Sources/View/View.swift": "let group = Group()",
            "App.swift": "import Films\nlet font = Font.body, all: (Rectangle, Group, Text)",
            "Pods/Other/Other.swift": "import SwiftUI\nlet circle = Circle()",
        ])
        #expect(
            texts[".build/checkouts/Films/Sources/Model/Font.swift"]
                == "final class Fon0 {}\nlet font = Fon0(), a = style.Font")
        #expect(
            texts[".build/checkouts/Films/Sources/Model/Shapes.swift"]
                == "struct Circl0 {}\npublic struct Rectangle {}\nclass Grou0 {}\nprivate class Text {}")
        #expect(texts[".build/checkouts/Films/Sources/View/View.swift"] == "let group = Grou0()")
        #expect(
            texts["App.swift"] == "import Films\nlet font = Font.body, all: (Rectangle, Group, Text)")
        #expect(texts["Pods/Other/Other.swift"] == "import SwiftUI\nlet circle = Circle()")
    }

    /// airbnb/lottie-ios gives its colour the name `Color` for others, too, which Angen-Bubbling/Herbal-SwiftUI-App's views, that
    /// don't import it, mean SwiftUI's by.
    @Test func whatAPackageShowsIsNotWhatFilesMeanThatDoNotImportIt() {
        let films = ".build/checkouts/Films/Sources/Films/Films.swift"
        let colors =
            "public struct FilmColor {}\npublic typealias Color = FilmColor\npublic struct Film { let color: Color }"
        let texts = apart([
            films: colors, "Cover.swift": "import Films\nlet cover: (Film, Films.Color)",
            "Both.swift": "import Films\nimport SwiftUI\nlet both: (Films.Color, Color)",
            "Card.swift": "import SwiftUI\nlet card = Color.red",
            "Pods/Other/Other.swift": "import Films\nlet other: Color",
        ])
        #expect(texts[films]?.contains("typealias Colo0 = FilmColor\npublic struct Film { let color: Colo0 }") == true)
        #expect(texts["Cover.swift"] == "import Films\nlet cover: (Film, Films.Colo0)")
        #expect(texts["Both.swift"] == "import Films\nimport SwiftUI\nlet both: (Films.Colo0, Color)")
        #expect(texts["Card.swift"] == "import SwiftUI\nlet card = Color.red")
        #expect(texts["Pods/Other/Other.swift"] == "import Films\nlet other: Colo0")
        // Nobody imports it, or another file hands its names on.
        let unused = [films: colors, "Card.swift": "import SwiftUI\nlet card = Color.red"]
        #expect(apart(unused) == unused)
        let handed = unused.merging(["All.swift": "@_exported import Films"]) { $1 }
        #expect(apart(handed) == handed)
        // What looks like two modules of a package is one.
        let folders = apart([
            ".build/checkouts/films-ios/Sources/Public/Color.swift": "public enum Color {}",
            ".build/checkouts/films-ios/Sources/Private/Film.swift": "let film: Color",
            "Cover.swift": "import Films", "Card.swift": "import SwiftUI\nlet card: Color",
        ])
        #expect(folders[".build/checkouts/films-ios/Sources/Public/Color.swift"] == "public enum Colo0 {}")
        #expect(folders[".build/checkouts/films-ios/Sources/Private/Film.swift"] == "let film: Colo0")
    }

    @Test func aTypeThatAnInnerOneIsNamedAsKeepsItsName() {
        let sources = [
            "Pods/A/A.swift": "class Style {}\ntypealias Color = UIColor",
            "Pods/B/B.swift":
                "class Style {}\nstruct Text { class Style {}; var style: Style }\ntypealias Color = UIColor",
        ]
        #expect(apart(sources) == sources)
    }

    @Test func aTypeThatAFileHasForItselfHasAnotherName() throws {
        let file = try #require(
            project(["A.swift": "private final class Timer {}\nfunc make() -> Any { [Timer(), Queue.Timer.one] }"])
                .first)
        let renamed = HiddenTypes.renamed(in: file, unlike: ["Timer"], keeping: DerivedFiles())
        #expect(
            String(decoding: renamed.text, as: UTF8.self)
                == "private final class Time0 {}\nfunc make() -> Any { [Time0(), Queue.Timer.one] }")
        #expect(HiddenTypes.renamed(in: file, unlike: ["Date"], keeping: DerivedFiles()) === file)
    }

    /// fomagran/RxSwift-Example has tasks to do, and RxSwift those of Swift.
    @Test func aPackageMeansSwiftsTypes() {
        let texts = rewritten([
            "Task.swift": "struct Task {}\nfunc all() -> [Task] { [Task()] }",
            "Pods/A/A.swift": "func run(_ task: Task<Void, Never>) { Task { go(a.Task) } }",
        ])
        #expect(texts["Task.swift"] == "struct Task {}\nfunc all() -> [Task] { [Task()] }")
        #expect(
            texts["Pods/A/A.swift"]
                == "func run(_ task: _Concurrency.Task<Void, Never>) { _Concurrency.Task { go(a.Task) } }")
    }

    @Test func whatHasToBeAnObjectMayBeOneOfAProtocol() {
        let text = rewritten(
            """
            protocol Relaying { associatedtype Owner: AnyObject; associatedtype Delegate }
            func keep<R: Relaying>(_ relay: R) where R.Owner: AnyObject, R.Delegate: AnyObject {}
            """)
        #expect(text.contains("where R.Owner: AnyObject, R.Delegate: Any {}"))
    }

    @Test func aClassInheritsByTheElementItself() {
        let body = "{ func all(_ one: S.Iterator.Element) {} }"
        #expect(
            rewritten("class Rows<S: Sequence>: Base<S.Iterator.Element> \(body)")
                == "class Rows<S: Sequence>: Base<S.Element> \(body)")
    }

    /// The routers of egementrk/ios-assignment, and of many apps by the same template.
    @Test func aTypeInheritsByWhatItsAliasStandsFor() {
        let members = "{ typealias Routes = Listing & Detail; var routes: Home.Routes { self } }"
        #expect(
            rewritten("final class Home: Router, Home.Routes \(members)")
                == "final class Home: Router, Listing & Detail \(members)")
        let other = "final class Home: Router, Other.Routes \(members)"
        #expect(rewritten(other) == other)
    }

    /// CombineCommunity/CombineCocoa's subscriptions to controls.
    @Test(arguments: ["tap", "self.tap"])
    func aSelectorInAGenericTypeIsOfItsOwnParameters(method: String) {
        func body(_ name: String) -> String {
            "class Link<S> { let action = #selector(\(name)); @objc func tap() {} } }"
        }
        #expect(rewritten("extension Events { \(body(method))").contains("Selector(Link.tap)"))
        let plain = "extension Events { class Link { let action = #selector(\(method)); @objc func tap() {} } }"
        #expect(rewritten(plain).contains("Selector(Events.Link.tap)"))
    }

    @Test func selectorsOfDelegatesMethodsAreToldApartByTheirArguments() {
        func selector(_ name: String) -> String { rewritten("let a = #selector(\(name))") }
        let select = "UITableViewDelegate.tableView(_:didSelectRowAt:)"
        #expect(selector(select) == "let a = Selector(\(select)).named(\"tableView(_:didSelectRowAt:)\")")
        let scroll = "UIScrollViewDelegate.scrollViewDidScroll"
        #expect(selector(scroll) == "let a = Selector(\(scroll)).named(\"scrollViewDidScroll(_:)\")")
        #expect(
            selector("UITableViewDelegate.tableView(_:indentationLevelForRowAt:)")
                == "let a = ZoetropeForwardedMethods.selector("
                + "\"tableView(_:indentationLevelForRowAt:)\", of: (any UITableViewDelegate).self)")
        #expect(selector("Deck.pan(_:)") == "let a = Selector(Deck.pan(_:)).named(\"pan\")")
    }

    @Test func aMethodIsAskedOfAnyObjectByItsProtocol() {
        let text = rewritten(
            """
            class Relay: NSObject { var target: AnyObject? }
            class Rows: Relay { func scrolled(_ view: UIScrollView) { target?.scrollViewDidScroll?(view) } }
            """)
        #expect(text.contains("{ (target as? any UIScrollViewDelegate)?.scrollViewDidScroll(view) }"))
    }

    /// MillmanY/MMCardView's collection view asks the object that its proxy holds.
    @Test func aMethodIsAskedOfTheObjectThatAnotherOneHolds() {
        let text = rewritten(
            """
            class Relay: NSObject { weak var target: AnyObject? }
            class Rows: NSObject {
                let relay = Relay()
                func scrolled(_ view: UIScrollView) { relay.target?.scrollViewDidScroll?(view) }
            }
            """)
        #expect(text.contains("{ (relay.target as? any UIScrollViewDelegate)?.scrollViewDidScroll(view) }"))
        let known = "class A { var b: AnyObject? }\nclass B { var b: UIScrollViewDelegate? }\n"
        #expect(
            rewritten(known + "let c = a.b?.scrollViewDidScroll?(v)").contains("let c = a.b?.scrollViewDidScroll(v)"))
    }

    @Test func aClassThatAnswersItselfIsAskedItself() {
        let source = """
            class Relay: NSObject { func responds(to selector: Selector!) -> Bool { false } }
            class Rows: Relay { override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) } }
            """
        #expect(rewritten(source) == source)
    }

    /// zjfjack/JZCalendarWeekView and its example each make colours of a number, with another name for the opacity.
    @Test func aCallThatTwoModulesAnswerMeansItsOwn() {
        func color(_ label: String, _ access: String = "") -> String {
            "extension UIColor { \(access)convenience init(hex: Int, \(label): CGFloat = 1) { self.init() } }"
        }
        func texts(_ access: String, _ more: String = "") -> [String] {
            let texts = rewritten([
                "Example/App/A.swift": color("alpha"), "Sources/B.swift": color("a", access),
                "Pods/C/C.swift": "extension UIColor { func dark(by part: Int = 1) {} }", "Sources/D.swift": more,
            ])
            return ["Example/App/A.swift", "Sources/B.swift", "Pods/C/C.swift"].map { texts[$0] ?? "" }
        }
        func yields(_ text: String) -> Bool { text.contains("{ @_disfavoredOverload ") }
        #expect(texts("fileprivate ").map(yields) == [true, false, false])
        #expect(texts("").map(yields) == [false, true, false])
        // A call that says what the other one does not know means one alone.
        #expect(texts("", "extension UIColor { func dark(by part: Int) {} }").map(yields) == [false, true, false])
        #expect(texts("", "extension UIColor { func dark(_ on: Bool = true) {} }").map(yields) == [false, true, true])
    }

    /// SoySauceLab/CollectionKit and lkzhao/Hero, which depends on it, have the same operators of points.
    @Test func anOperatorOfTwoModulesMeansTheProjects() {
        let texts = rewritten([
            "A.swift":
                "extension CGPoint { static func + (left: CGPoint, right: CGPoint) -> CGPoint { left } }\nfunc half(_ a: Int) {}",
            "Pods/B/B.swift":
                "func + (a: CGPoint, b: CGPoint) -> CGPoint { a }\nprefix func - (a: CGPoint) -> CGPoint { a }",
            "Pods/C/C.swift":
                "func + (a: CGPoint, b: CGSize) -> CGPoint { a }\nfunc half(_ a: Int, up: Bool = true) {}",
        ])
        let yielding = texts.mapValues { $0.split(separator: "\n").map { $0.contains("@_disfavoredOverload ") } }
        #expect(yielding["A.swift"] == [false, false] && yielding["Pods/B/B.swift"] == [true, false])
        #expect(yielding["Pods/C/C.swift"] == [false, true])
    }

    @Test func aFunctionBesideSwiftsKeepsItsNameAndSoDoesAValueOfAFunctionsName() {
        let texts = once([
            "A.swift": "func delay(_ time: Double) {}",
            "Pods/B/B.swift":
                "func abs(_ a: CGPoint) -> CGPoint { CGPoint(x: abs(a.x), y: abs(a.y)) }\nfunc min<T>(_ a: T) -> T { a }",
            "Pods/C/C.swift": "func delay(_ delay: Double, then: () -> Void) { wait(delay); delay(delay) {} }",
        ])
        #expect(texts["Pods/B/B.swift"]?.contains("func abs(_ a: CGPoint) -> CGPoint { CGPoint(x: abs(a.x)") == true)
        #expect(texts["Pods/B/B.swift"]?.contains("func mi0<T>") == true)
        #expect(
            texts["Pods/C/C.swift"]
                == "func dela0(_ delay: Double, then: () -> Void) { wait(delay); dela0(delay) {} }")
    }
}
