import Foundation
import PreviewProtocol
import StageTime
import Testing

@testable import PreviewCompiler

/// What is left out of code that does not compile.
extension CompiledProjectTests {
    @Test func aFileThatNeverCompiledDoesNotHideTheOthers() throws {
        try write("import UIKit\nclass Deck: UICollectionViewLayout {}\n", to: "Deck.swift")
        let fan = "import UIKit\nclass Fan: UICollectionViewLayout { enum Place { case on(MKMapView) } }\n"
        try write(fan + "#Preview(\"Map\") { MKMapView() }\n", to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.scenes.map(\.name) == ["deck"])
        #expect(build.library != nil)
        #expect(build.compiled.contains("Deck.swift"))
        // Whoever looks for what is not shown is told.
        let lack = "Zoetrope's UIKit has no 'MKMapView': a stand-in in .zoetrope can have it"
        #expect(warnings(build) == ["Fan.swift:2: \(lack)", "Fan.swift:3: this #Preview is not shown: \(lack)"])

        // A stub is a reason to try again.
        try write("import UIKit\nclass MKMapView: UIView {}\n", to: ".zoetrope/Maps.swift")
        _ = builder.update()
        #expect(try #require(builder.build()).scenes.map(\.name) == ["map", "deck", "fan"])
    }

    @Test func aMemberThatNothingShownNeedsGoesAlone() throws {
        try write(
            """
            import UIKit
            class Fan: UICollectionViewLayout {
                let map = MKMapView()
                func show(_ place: MKPlacemark) {}
                override func turn(by angle: Double) { super.turn(by: angle) }
            }
            """, to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library != nil && build.scenes.map(\.name) == ["fan"])
        let help = "a stand-in in .zoetrope can have it"
        #expect(
            warnings(build) == [
                "Fan.swift:3: this member is left out: Zoetrope's UIKit has no 'MKMapView': \(help)",
                "Fan.swift:4: this member is left out: Zoetrope's UIKit has no 'MKPlacemark': \(help)",
                "Fan.swift:5: 'turn' is never called: Zoetrope's UIKit has no 'turn' to override in "
                    + "'UICollectionViewLayout': \(help)",
                "Fan.swift:5: this statement is left out: Zoetrope's UIKit has no 'turn' of 'UICollectionViewLayout': "
                    + help,
            ])
    }

    @Test func aSourceThatNoTargetOfTheProjectCompilesIsLeftOut() throws {
        try write("import UIKit\nclass Deck: UICollectionViewLayout {}\n", to: "Cards/Deck.swift")
        try write("import UIKit\nclass Deck: UICollectionViewLayout { let old = Old() }\n", to: "Cards/Old/Deck.swift")
        try write(
            """
            {
                objects = {
                    A = { fileRef = F; };
                    F = { path = Cards/Deck.swift; sourceTree = "<group>"; };
                    M = { children = (F); sourceTree = "<group>"; };
                    P = { isa = PBXSourcesBuildPhase; files = (A); };
                    R = { mainGroup = M; targets = (T); };
                    T = { buildPhases = (P); };
                };
                rootObject = R;
            }
            """, to: "Cards.xcodeproj/project.pbxproj")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && build.compiled == ["Cards/Deck.swift"])
        #expect(
            build.leftOut == [
                LeftOutFile(file: "Cards/Old/Deck.swift", reason: "no target of Cards.xcodeproj compiles it")
            ])
    }

    /// stanlyu/UIKit-Demo-App-with-coordinators has a presenter that says nothing of actors, beside protocols that do.
    @Test func whatATargetIsolatesByDefaultCallsTheMainActor() throws {
        try write(
            """
            {
                objects = {
                    C = { buildConfigurations = (C1); };
                    C1 = { buildSettings = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
                    M = { children = (S); sourceTree = "<group>"; };
                    R = { mainGroup = M; targets = (T); };
                    S = { isa = PBXFileSystemSynchronizedRootGroup; path = Cards; sourceTree = "<group>"; };
                    T = { buildConfigurationList = C; fileSystemSynchronizedGroups = (S); };
                };
                rootObject = R;
            }
            """, to: "Cards.xcodeproj/project.pbxproj")
        try write(
            """
            import UIKit
            @MainActor protocol Loading: AnyObject { func load(_ done: @escaping () -> Void) }
            final class Presenter: NSObject {
                private let loader: Loading
                private var count = 0
                init(_ loader: Loading) { self.loader = loader }
                func start() { loader.load { [weak self] in self?.count += 1 } }
                func again() async { start(); update(); await later() }
                func update() { shared.view.alpha = CGFloat(count) }
                private func later() async {}
                deinit { stop() }
                func stop() {}
            }
            struct Card: Hashable, Codable {
                var name = "a"
                static func == (one: Card, other: Card) -> Bool { one.name == other.name }
            }
            enum Failure: Error { case lost }
            let shared = UIViewController()
            extension String { var card: Card { Card(name: self + (shared.title ?? "")) } }
            class Deck: UIViewController, Loading {
                lazy var presenter = Presenter(self)
                func load(_ done: @escaping () -> Void) { DispatchQueue.main.async(execute: done) }
                override func viewDidLoad() { Task { await presenter.again() }; title = Set(["a".card]).first?.name }
            }
            actor Store {
                var cards: [Card] = []
                func add() { cards.append(Card()) }
            }
            """, to: "Cards/Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [])
        #expect(warnings(build) == [])
    }

    private var previews: String {
        """
        import UIKit
        class Fan: UIViewController {
            var gap: CGFloat = 8
            override func viewDidLoad() { print(lacked()) }
            func lacked() -> Int {
                view.lackedByZoetrope
            }
            // A result that is needed.
        }
        class Pile: UIViewController {
            var turn: CGFloat = 2
        }
        #Preview("Fan") { Fan() }
        #Preview("Around") { UINavigationController(rootViewController: Fan()) }
        #Preview("Pile") { Pile() }
        """
    }

    @Test func aMemberThatTheEngineLacksLosesOnlyThePreviewsThatNeedIt() throws {
        try write(previews, to: "Cards.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library != nil)
        #expect(build.scenes.map(\.name) == ["pile"])
        let lack = "Zoetrope's UIKit has no 'lackedByZoetrope' of 'UIView': a stand-in in .zoetrope can have it"
        #expect(
            warnings(build) == [
                "Cards.swift:6: \(lack)", "Cards.swift:13: this #Preview is not shown: Cards.swift:6: \(lack)",
                "Cards.swift:14: this #Preview is not shown: Cards.swift:6: \(lack)",
            ])
        // What is written is the whole file.
        #expect(
            try builder.change(SourceChangeRequest(id: 1, values: ["Pile.turn": .number(3)], write: true)).isWritten)
        let written = previews.replacing("turn: CGFloat = 2", with: "turn: CGFloat = 3")
        #expect(try String(contentsOf: code.appendingPathComponent("Cards.swift"), encoding: .utf8) == written)

        // It stays left out while it stays as it is, and comes back when it is mended.
        try write("// A line more.\n" + written, to: "Cards.swift")
        _ = builder.update()
        let later = try #require(builder.build())
        #expect(later.scenes.map(\.name) == ["pile"])
        #expect(warnings(later).first == "Cards.swift:7: \(lack)")
        try write(written.replacing("lackedByZoetrope", with: "tag"), to: "Cards.swift")
        _ = builder.update()
        #expect(try #require(builder.build()).scenes.map(\.name) == ["fan", "around", "pile"])
    }

    @Test func aPreviewIsShownWithoutAStatementThatUsesWhatTheEngineLacks() throws {
        let source = previews.replacing("view.lackedByZoetrope", with: "view.lackedByZoetrope = 1\nreturn 1")
        try write(source, to: "Cards.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.scenes.map(\.name) == ["fan", "around", "pile"])
        let lack = "Zoetrope's UIKit has no 'lackedByZoetrope' of 'UIView': a stand-in in .zoetrope can have it"
        #expect(warnings(build) == ["Cards.swift:6: this statement is left out: \(lack)"])
    }

    /// What is left of a file without one statement has an error in how values flow, and a file that was right one for want of it.
    @Test func anErrorThatShowsOnceOthersAreGoneIsLeftOutTooWhereverItIs() throws {
        try write(
            """
            import UIKit
            class Deck: UIView {
                let inset: CGFloat
                let cards: Int
                override init(frame: CGRect) {
                    cards = 3
                    super.init(frame: frame)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            func lacking() -> LackedByZoetrope { LackedByZoetrope() }
            """, to: "Deck.swift")
        try write("import UIKit\nfunc shuffle() { print(lacking()) }", to: "Shuffle.swift")
        try write(
            "import UIKit\n#Preview(\"fan\") { UIView() }\nfunc deal() { shuffle(); _ = Deck() }", to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library != nil && build.scenes.map(\.name) == ["fan"])
        let said = warnings(build)
        for place in ["Deck.swift:7:", "Deck.swift:11:", "Shuffle.swift:2:"] {
            #expect(said.contains { $0.hasPrefix(place) }, "\(said)")
        }
    }

    /// yihui-hu/YUI: one of an app's screens needs what is not here, and the app begins with others.
    @Test func anAppIsShownAlthoughWhatItLeadsToIsLeftOutInPart() throws {
        try write(
            """
            import UIKit
            @main class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            class Home: UIViewController {
                func open() { present(Detail(), animated: true) }
            }
            class Detail: UIViewController {
                func lacking() -> Int {
                    return view.lackedByZoetrope
                }
            }
            """, to: "App.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library != nil && build.scenes.map(\.title) == ["App"])
        let notes = build.diagnostics.map(\.message)
        #expect(
            notes.contains { $0.hasPrefix("the app is shown as Delegate starts it as far as it goes: App.swift:19") })
    }

    /// ySirko/CustomCollectionViewLayout: what is left of it ended, and said nothing of the reason.
    @Test func aProjectOfSwift2IsNotShownInPart() throws {
        for name in ["Deck", "Fan", "Pile"] {
            try write(
                """
                import UIKit
                class \(name): UICollectionViewLayout {}
                class \(name)Controller: UIViewController {
                    override func viewDidLoad() { view.backgroundColor = UIColor.whiteColor() }
                }
                """, to: "\(name).swift")
        }
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library == nil)
        #expect(
            build.diagnostics.filter { $0.severity == .error }.map(\.message) == [
                "these sources are of Swift 2, which no compiler of today reads: Xcode 8 converts them"
            ])
    }

    @Test func sourcesOfSwift2AreNamed() throws {
        let loop = "class Deck: UICollectionViewLayout { func f() { for var i = 0; i < 3; i++ {} } }"
        try write("import UIKit\n" + loop, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let said = errors(try #require(builder.build()))
        #expect(said.count == 1 && said.first?.contains("are of Swift 2") == true)
    }

    @Test func anErrorThatIsMadeLaterIsAnErrorEvenBesideWhatIsLeftOut() throws {
        try write(previews, to: "Cards.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        _ = builder.build()
        try write(previews.replacing("turn: CGFloat = 2", with: "turn: CGFloat = oops"), to: "Cards.swift")
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library == nil)
        #expect(errors(build).first?.hasPrefix("Cards.swift:11: cannot find 'oops' in scope") == true)
    }
}
