import Testing

@testable import PreviewCompiler

@Suite struct FileSelectionTests {
    private func selection(_ sources: [String: String]) -> FileSelection {
        FileSelection(from: project(sources))
    }

    @Test func whatAPreviewNeedsIsTakenAndTheRestNamed() {
        let selection = selection([
            "Cards.swift": "#Preview { CardsController() }",
            "CardsController.swift": "class CardsController: UIViewController { let model = Model() }",
            "CardsController+Data.swift": "extension CardsController: Source {}",
            "Colors.swift": "extension UIColor { static let brand = UIColor.red }",
            "Model.swift": "struct Model { let color = UIColor.brand }", "Settings.swift": "class Settings {}",
            "Source.swift": "protocol Source {}",
        ])
        #expect(
            selection.files.map(\.path) == [
                "Cards.swift", "CardsController+Data.swift", "CardsController.swift", "Colors.swift", "Model.swift",
                "Source.swift",
            ])
        #expect(selection.leftOut.map(\.file) == ["Settings.swift"])
        #expect(selection.leftOut.map(\.reason) == ["no preview needs it"])
    }

    /// woddik/WTextField is a library of one view.
    @Test func whereNothingIsShownTheViewsAreTakenWithWhatTheyNeed() {
        let views = [
            "Field.swift": "class Field: UITextField { let line = Line() }", "Line.swift": "class Line: UIView {}",
        ]
        let rest = ["Deck.swift": "struct Deck {}"]
        #expect(selection(views.merging(rest) { $1 }).files.map(\.path) == ["Field.swift", "Line.swift"])
        let shown = selection(views.merging(["A.swift": "class A: UIViewController {}"]) { $1 })
        #expect(shown.files.map(\.path) == ["A.swift"])
        // A controller that can't be made by itself shows nothing (ihormyroniuk/AUIKit).
        let needy = "class A: UIViewController { init(deck: Deck) { super.init(nibName: nil, bundle: nil) } }"
        let both = selection(views.merging(["A.swift": needy]) { $1 })
        #expect(both.files.map(\.path) == ["A.swift", "Field.swift", "Line.swift"])
    }

    /// ihormyroniuk/AUIKit's library has the class above the delegate, and the protocol by which it is one.
    @Test func aDelegateByTheClassAboveItIsTakenIfItShowsAWindow() {
        let own = "class Own: Base { lazy var window: UIWindow? = UIWindow(); func f() { Deck() } }"
        let sources = [
            "Base.swift": "class Base: UIApplication, Starting {}", "Deck.swift": "class Deck: UIViewController {}",
            "Starting.swift": "protocol Starting: UIApplicationDelegate where Self: UIApplication {}",
        ]
        let selection = selection(sources.merging(["Own.swift": own]) { $1 })
        #expect(selection.files.map(\.path) == ["Base.swift", "Deck.swift", "Own.swift", "Starting.swift"])
        let without = self.selection(sources.merging(["Own.swift": "class Own: Base {}"]) { $1 })
        #expect(without.files.map(\.path) == ["Deck.swift"])
    }

    /// Antondomashnev/ADMozaicCollectionViewLayout's pods are those of its tests.
    @Test func packagesOfTestsAloneAreNoMatterOfPreviews() {
        let selection = selection([
            "Deck.swift": "import UIKit\nimport Snap\nclass Deck: UIViewController { let list = [1].stacked }",
            "Pods/Checks/Sources/Array.swift": "import Snap\nextension Array { var stacked: Self { self } }",
            "Pods/Snap/Sources/Snap.swift": "import Snapper\nextension Array { var stacked: Self { self.snapped } }",
            "Pods/Snapper/Snapper.swift": "extension Array { var snapped: Self { self } }",
            "Tests/DeckTests.swift": "import XCTest\nimport Checks\nclass DeckTests: XCTestCase {}",
        ])
        #expect(
            selection.files.map(\.path) == ["Deck.swift", "Pods/Snap/Sources/Snap.swift", "Pods/Snapper/Snapper.swift"])
    }

    /// The texts of qnotna/twelve-months-ios-swiftui have values that may be missing.
    @Test func whatTextsMayHoldIsRead() {
        let files = [
            "Deck.swift": "import UIKit\nclass Deck: UIViewController { let a = \"\\(optional: 1)\" }",
            "Texts.swift":
                "extension DefaultStringInterpolation { mutating func appendInterpolation<T>(optional: T?) {} }",
        ]
        #expect(selection(files).files.map(\.path) == ["Deck.swift", "Texts.swift"])
    }

    /// As khoapv95/gojek-ios-assignment imports the pod ReachabilitySwift.
    @Test func aPackageThatEndsWithSwiftIsTheModuleOfItsFile() {
        let files = [
            "Deck.swift":
                "import UIKit\nimport Reachability\nclass Deck: UIViewController { let line = Reachability() }",
            "Pods/ReachabilitySwift/Sources/Reachability.swift": "public class Reachability { let kind = Kind() }",
            "Pods/ReachabilitySwift/Sources/Kind.swift": "struct Kind {}",
            "Pods/RoundSwift/Sources/Other.swift": "public class Reachability {}",
        ]
        #expect(
            selection(files).files.map(\.path) == [
                "Deck.swift", "Pods/ReachabilitySwift/Sources/Kind.swift",
                "Pods/ReachabilitySwift/Sources/Reachability.swift",
            ])
    }

    /// andreamazz/AMScrollingNavbar's demo has the library in its pods, three years older than the folder's own.
    @Test func anInstalledCopyOfTheFoldersOwnLibraryIsLeftOut() {
        let selection = selection([
            "Demo/Deck.swift":
                "import UIKit\nimport Cards\nimport Snap\nclass Deck: UIViewController { let a = Card(), b = Suit() }",
            "Demo/Pods/Cards/Sources/Card.swift": "class Card {}",
            "Demo/Pods/Cards/Sources/Joker.swift": "class Joker {}",
            "Demo/Pods/Snap/Sources/Suit.swift": "public class Suit {}",
            "Sources/Card.swift": "import Snap\nclass Card {}\nclass Joker {}",
        ])
        #expect(
            selection.files.map(\.path)
                == ["Demo/Deck.swift", "Demo/Pods/Snap/Sources/Suit.swift", "Sources/Card.swift"])
    }

    /// IBAnimatable/IBAnimatable's folder has scripts that write its sources, below an empty line or a comment.
    @Test(arguments: ["#!/usr/bin/swift", "\n#!/usr/bin/env swift", "// swiftlint:disable all\n#!/usr/bin/swift"])
    func scriptsAreLeftOut(first: String) {
        let selection = selection([
            "Deck.swift": "class Deck: UIViewController { let a = Card() }",
            "Scripts/Card.swift": "\(first)\nclass Card {}\nprint(Card())",
        ])
        #expect(selection.leftOut.map(\.reason) == ["it is a script: it begins with #!"])
    }

    private func testSelection(_ sources: [String: String]) -> FileSelection {
        BuildConditions.$areOfTests.withValue(true) {
            FileSelection(from: project(sources), for: Set(sources.keys.filter { $0.hasPrefix("Tests/") }))
        }
    }

    /// As uptech/Constraid's sources name their own module.
    @Test func whatIsNamedAfterItsOwnModuleIsNeeded() {
        let selection = testSelection([
            "Sources/Deck/Way.swift": "public enum Way { case up }",
            "Sources/Deck/Deal.swift": "public func deal(_ way: Deck.Way = .up) {}",
            "Tests/A.swift": "import XCTest\nimport Deck\nlet a: Void = deal()",
        ])
        #expect(selection.files.map(\.path).contains("Sources/Deck/Way.swift"))
    }

    @Test func testsNeedNothingOfExamplesNorOfOtherSystems() {
        let sources = [
            "Example/UIView+Frame.swift": "extension UIView { var frameText: String { \"\" } }",
            "Sources/UIView+Text.swift": "extension UIView { var text: String { \"\" } }",
            "Sources/macOS/UIView+Text.swift": "extension UIView { var text: String { \"\" } }",
            "Tests/A.swift": "import XCTest\nlet a = UIView().text + UIView().frameText",
        ]
        let selection = testSelection(sources)
        #expect(selection.files.map(\.path) == ["Sources/UIView+Text.swift", "Tests/A.swift"])
        #expect(selection.leftOut.map(\.reason) == ["it is of an example", "it is for another system"])
        #expect(FileExclusion.isOfExample("Example/A.swift", noneOf: ["ExampleTests/B.swift"]) == false)
        #expect(FileExclusion.isOfExample("Kit/KitDemo/A.swift", noneOf: ["KitTests/B.swift"]))
        #expect(!FileExclusion.isOfExample("Example/App/A.swift", noneOf: ["Example/Tests/B.swift"]))
        #expect(FileExclusion.isOfExample("Example/App/A.swift", noneOf: ["Example/Tests/B.swift"], importing: ["Kit"]))
        #expect(!FileExclusion.isOfExample("Example/Tests/Help.swift", noneOf: ["KitTests/B.swift"]))
    }

    @Test func aModuleThatTestsImportIsNoExample() {
        let selection = testSelection([
            "Sources/Core/Deck.swift": "class Deck {}", "Sources/SampleKit/Sample.swift": "struct Sample {}",
            "Sources/Demo/Other.swift": "struct Other {}",
            "Tests/SampleKitTests/A.swift": "import XCTest\n@testable import SampleKit\nlet a = Sample(), b = Other()",
        ])
        #expect(
            selection.files.map(\.path) == ["Sources/SampleKit/Sample.swift", "Tests/SampleKitTests/A.swift"])
    }

    @Test func functionsOfOneNameAreTakenFromEachFileOfAFolder() {
        let selection = testSelection([
            "Sources/A.swift": "func align(_ view: UIView) {}", "Sources/B.swift": "func align(_ layer: CALayer) {}",
            "Zoo/C.swift": "func align(_ text: String) {}",
            "Tests/A.swift": "import XCTest\nlet a: Void = align(CALayer())",
        ])
        #expect(selection.files.map(\.path) == ["Sources/A.swift", "Sources/B.swift", "Tests/A.swift"])
    }

    @Test func aTypeAliasThatTwoModulesHaveIsThereOnce() {
        let selection = testSelection([
            "Sources/A.swift": "public typealias Attribute = NSLayoutConstraint.Attribute\nclass Deck {}",
            "Tests/A.swift": """
            import XCTest
            #if swift(>=4.0)
            public typealias Attribute = NSLayoutConstraint.Attribute
            #endif
            let deck = Deck(), a: Attribute = .top
            """,
        ])
        let count = selection.files.filter { String(decoding: $0.text, as: UTF8.self).contains("typealias") }.count
        #expect(selection.files.count == 2 && count == 1)
    }

    @Test func aFileMayExtendAFrameworksTypeByANameOfItsOwn() {
        // As johnlui/SwiftSideslipLikeQQ does.
        let selection = selection([
            "Cards.swift": "#Preview { Card(color: UIColor(hex: 1)) }", "Card.swift": "class Card: UIView {}",
            "Colors.swift": """
            #if os(iOS)
            typealias Paint = UIColor
            #else
            typealias Paint = NSColor
            #endif
            extension Paint { convenience init(hex: Int) { self.init(white: 1, alpha: 1) } }
            """,
        ])
        #expect(selection.files.map(\.path) == ["Card.swift", "Cards.swift", "Colors.swift"])
    }

    @Test func aNameAfterThatOfAModuleIsOneThatIsNeeded() {
        let selection = selection([
            "Cards.swift": "import Kit\n#Preview { Kit.CardView(model: Kit.Model.first as Kit.Face) }",
            "CardView.swift": "class CardView: UIView {}", "Face.swift": "protocol Face {}",
            "Model.swift": "enum Model { case first }", "Other.swift": "class Other {}",
        ])
        #expect(selection.files.map(\.path) == ["CardView.swift", "Cards.swift", "Face.swift", "Model.swift"])
    }

    @Test(arguments: [
        ("@main class AppDelegate: UIResponder {}", "it is the app's entry point: @main"),
        (
            "import AFNetworking\nclass A: NSObject {}",
            "it uses the network: it imports AFNetworking"
        ),
        (
            "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
            "SceneDelegate is the app's delegate: UIWindowSceneDelegate"
        ),
        ("import XCTest\nclass T: XCTestCase {}", "it is a test: it imports XCTest"),
        (
            "import SwiftSyntax\nimport SwiftSyntaxMacros\nstruct Named: MemberMacro {}",
            "it is a macro's, which the compiler would run: it imports SwiftSyntaxMacros"
        ),
        ("class Api { var connection: NWConnection? }", "it uses the network: NWConnection"),
        ("import AppKit\nclass Deck: NSView {}", "it is for another system: it imports AppKit"),
    ])
    func whatCanNotBeHereIsLeftOutWithTheReason(source: String, reason: String) {
        let selection = selection(["A.swift": source, "L.swift": "class L: UICollectionViewLayout {}"])
        #expect(selection.leftOut.map(\.reason) == [reason])
    }

    /// As HasaanAli/GithubUsers-MVVM-Swift-UIKit-CoreData follows the paths to a network.
    @Test func whatAsksForPathsToANetworkAloneIsRead() {
        let source = "import Network\nclass Reach { let monitor = NWPathMonitor() }"
        #expect(
            selection(["A.swift": source, "L.swift": "class L: UICollectionViewLayout { let a = Reach() }"]).leftOut
                .isEmpty)
    }

    /// As yulingchen08/CollectionViewCompositionalLayoutDemo's service is a session's delegate.
    @Test func whatHearsOfASessionIsRead() {
        let source = """
            class Service: NSObject, URLSessionDelegate {
                func urlSession(
                    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
                    completionHandler: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
                ) {}
                var task: URLSessionDownloadTask?
            }
            """
        #expect(
            selection(["A.swift": source, "L.swift": "class L: UICollectionViewLayout { let a = Service() }"]).leftOut
                .isEmpty)
    }

    /// vinnyoodles/TRMosaicLayout: the controller that shows the layout loads images by a library for networks.
    @Test(arguments: [
        "import AFNetworking\nclass A: UICollectionViewController {}", "import Parse\nclass A: UITableViewCell {}",
        "import Parse\nclass A: UICollectionViewLayout {}",
        "class A: UIView { var task: URLSessionDownloadTask? }",
    ])
    func whatShowsSomethingIsTakenWhateverElseItUses(source: String) {
        let selection = selection(["A.swift": source, "L.swift": "class L: UICollectionViewLayout { let a = A.self }"])
        #expect(selection.leftOut.isEmpty)
    }

    /// andyRon/iOS-Animation has the screen's size beside its delegate, and what shows views needs it.
    @Test func whatIsDeclaredBesideADelegateIsTakenWithoutIt() {
        let delegate = """
            let margin = 8.0
            @UIApplicationMain
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func open() {}
            }
            extension AppDelegate { func close() {} }
            """
        let used = selection([
            "AppDelegate.swift": delegate, "L.swift": "class L: UICollectionViewLayout { let m = margin }",
        ])
        #expect(used.files.map(\.path) == ["AppDelegate.swift", "L.swift"] && used.leftOut.isEmpty)
        let text = String(decoding: used.files[0].text, as: UTF8.self)
        #expect(
            text.contains("let margin = 8.0") && !text.contains("AppDelegate") && text.utf8.count == delegate.utf8.count
        )
        #expect(used.missing["AppDelegate"]?.reason == "it is the app's entry point: @UIApplicationMain")
        let unused = selection(["AppDelegate.swift": delegate, "L.swift": "class L: UICollectionViewLayout {}"])
        #expect(unused.files.map(\.path) == ["L.swift"])
        #expect(unused.leftOut.map(\.reason) == ["it is the app's entry point: @UIApplicationMain"])
    }

    @Test func aDelegateThatShowsTheWindowIsTakenAlthoughItUsesTheNetwork() {
        let selection = selection([
            "AppDelegate.swift": """
            import Parse
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow? = UIWindow()
            }
            """,
            "Store.swift": "import Parse\nclass Store {}",
        ])
        #expect(selection.files.map(\.path) == ["AppDelegate.swift"])
        #expect(selection.leftOut.map(\.reason) == ["it uses the network: it imports Parse"])
    }

    @Test func delegatesThatMakeTheAppsWindowAreTakenWithWhatTheyNeed() {
        let selection = selection([
            "AppDelegate.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "Model.swift": "struct Model {}", "Other.swift": "struct Other {}",
            "SceneDelegate.swift": """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow? = UIWindow(frame: .zero)
                let model = Model()
            }
            """,
        ])
        #expect(selection.files.map(\.path) == ["AppDelegate.swift", "Model.swift", "SceneDelegate.swift"])
    }

    /// bartguminiak/shopping-ios-demo's delegate has its window of an object that it finds by a protocol.
    @Test func aDelegateThatShowsTheWindowThatOthersMakeIsTaken() {
        let selection = selection([
            "AppDelegate.swift": """
            @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
                var assembly: Assembly = Box().assembly
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [X: Any]?) -> Bool {
                    window = assembly.window
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """,
            "Box.swift": "protocol Assembly { var window: UIWindow { get } }\nclass Box {}",
            "Windows.swift": """
            extension Box {
                var assembly: Assembly { Made() }
                private struct Made: Assembly { var window: UIWindow { UIWindow() } }
            }
            """,
        ])
        #expect(selection.files.map(\.path) == ["AppDelegate.swift", "Box.swift", "Windows.swift"])
    }

    @Test func ofPackagesOnlyWhatTheProjectNeedsIsTakenAndNothingShown() {
        let sources = [
            "V.swift": "import SnapKit\nclass V: UIViewController { let l = L(); let maker = Maker() }",
            "L.swift": "class L: UICollectionViewLayout {}",
            "Pods/SnapKit/Sources/Maker.swift": "public class Maker { let part = Part() }",
            "Pods/SnapKit/Sources/Part.swift": "class Part {}",
            "Pods/SnapKit/Sources/Demo.swift": "class Demo: UIViewController { let l = L() }\n#Preview { Demo() }",
            "Part.swift": "struct Part {}",
        ]
        let selection = selection(sources)
        // What a package declares is first of all its own.
        #expect(
            selection.files.map(\.path) == [
                "L.swift", "Pods/SnapKit/Sources/Maker.swift", "Pods/SnapKit/Sources/Part.swift", "V.swift",
            ])
        #expect(selection.leftOut.map(\.file) == ["Part.swift"])
        let list = SceneList(in: ProjectIndex(selection.files))
        #expect(list.scenes.map(\.name) == ["v", "l"])
    }

    @Test func whatLoadsWithURLSessionIsTaken() {
        let selection = selection([
            "Cards.swift": "class L: UICollectionViewLayout { let loader = Loader() }",
            "Loader.swift": "class Loader { let session = URLSession.shared; var request: URLRequest? }",
        ])
        #expect(selection.files.map(\.path) == ["Cards.swift", "Loader.swift"])
    }

    @Test func aControllerIsTakenForTheLayoutThatItNames() {
        let selection = selection([
            "Data.swift": "struct Cards {}", "L.swift": "class L: UICollectionViewLayout {}",
            "V.swift": "class V: UIViewController { let l = L(); let cards = Cards() }",
            "W.swift": "class W: UIViewController {}",
        ])
        #expect(selection.files.map(\.path) == ["Data.swift", "L.swift", "V.swift"])
    }

    @Test func aStubStandsInForWhatIsLeftOut() {
        let selection = selection([
            ".zoetrope/Stubs.swift": "class Api {}", "Api.swift": "class Api { var connection: NWConnection? }",
            "Cards.swift": "class L: UICollectionViewLayout { let api = Api() }",
        ])
        #expect(selection.files.map(\.path) == [".zoetrope/Stubs.swift", "Cards.swift"])
        #expect(selection.missing.isEmpty)
    }

    @Test func aNameThatOnlyALeftOutFileDeclaresIsKnown() {
        let selection = selection([
            "Api.swift": "class Api { var connection: NWConnection? }",
            "Cards.swift": "class L: UICollectionViewLayout { let api = Api() }",
        ])
        #expect(selection.missing["Api"]?.file == "Api.swift")
    }

    @Test func ofFilesThatDeclareTheSameTheNearestIsTaken() {
        let selection = selection([
            "One/Cell.swift": "class Cell {}", "Two/Cell.swift": "class Cell {}",
            "Two/Layout.swift": "class L: UICollectionViewLayout { let cell = Cell() }",
        ])
        #expect(selection.files.map(\.path) == ["Two/Cell.swift", "Two/Layout.swift"])
    }

    @Test(arguments: [
        // What a protocol's extension gives to a framework's type.
        ("view.shade()", "extension Shaded { func shade() {} }", "extension UIView: Shaded {}"),
        (
            "view.tone = 1", "protocol Toned { var tone: Int { get } }\nextension Shaded {}",
            "extension UIView: Shaded {}"
        ),
        ("let all: [any Shaded] = [view]", "extension Shaded { func shade() {} }", "extension UIView: Shaded {}"),
        // Nested types, in code of the type itself, and as types.
        ("var state: State = .on", "extension Shaded {}", "extension UIViewController { enum State { case on } }"),
        ("let label: UIView.Label", "extension Shaded {}", "extension UIView { class Label: UILabel {} }"),
        (
            "let a = [1][safe: 0]", "extension Shaded {}",
            "extension Array { subscript(safe index: Int) -> Int? { nil } }"
        ),
        (
            "let tint: UIColor = .init(hex: 3)", "extension Shaded {}",
            "extension UIColor { convenience init(hex: Int) {} }"
        ),
    ])
    func whatReachesAFrameworksTypeIsTaken(use: String, brought: String, reached: String) {
        let selection = selection([
            "Cards.swift":
                "#Preview { CardsController() }\nclass CardsController: UIViewController { func f() { \(use) } }",
            "Shaded.swift": "protocol Shaded: Toned {}\n\(brought)",
            "Toned.swift": brought.contains("protocol Toned") ? "" : "protocol Toned {}",
            "View.swift": reached,
        ])
        #expect(selection.files.map(\.path).contains("View.swift"))
        #expect(selection.files.map(\.path).contains("Shaded.swift") == reached.contains("Shaded"))
    }

    @Test func aConformanceOfWhichNothingIsUsedIsNot() {
        let selection = selection([
            "Cards.swift": "#Preview { UIViewController() }",
            "Shaded.swift": "protocol Shaded {}\nextension Shaded { func shade() {} }\nextension UIView: Shaded {}",
        ])
        #expect(selection.files.map(\.path) == ["Cards.swift"])
    }

    @Test(arguments: [
        "enum Api { struct URLRequest {} }\nclass L: UICollectionViewLayout { let r: Api.URLRequest? = nil }",
        "import SwiftUI\nenum Card { class View: UIView {}; class Big: View {} }\nclass L: UICollectionViewLayout {}",
    ])
    func aNestedTypeMayHaveAFrameworksName(source: String) {
        #expect(selection(["A.swift": source]).files.map(\.path) == ["A.swift"])
        #expect(rewritten(source).contains("class Big: View {}") == source.contains("Big"))
    }
}
