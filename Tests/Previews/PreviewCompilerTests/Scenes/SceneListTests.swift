import Foundation
import InterfaceFiles
import Testing

@testable import PreviewCompiler

@Suite struct SceneListTests {
    private func list(_ sources: [String: String]) -> SceneList {
        let files = project(sources)
        return SceneList(in: ProjectIndex(files, start: AppStart(in: files)))
    }

    /// MoonStartMan/Swift-iOS-Demo: of some eighty apps a scene's delegate of one has a name that no other one's has.
    @Test func theAppThatIsShownStartsByItsOwnDelegateAndBeforeOthers() {
        let window = "var window: UIWindow?; func show() { window = UIWindow(); window?.rootViewController = Cards() }"
        let files = project([
            "A/AppDelegate.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "A/SceneDelegate.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate { \(window) }",
            "B/Main.swift": "@main class Main: UIResponder, UIApplicationDelegate { \(window) }",
            "B/Cards.swift": "class Cards: UIViewController {}",
        ])
        let list = SceneList(in: ProjectIndex(files, start: AppStart(in: files)), AppFolders(files))
        #expect(
            list.scenes.filter { $0.name.hasPrefix("app") }.map(\.file.path) == [
                "B/Main.swift", "A/SceneDelegate.swift",
            ])
    }

    @Test func previewsComeWithTheirNamesAndSizes() {
        let scenes = list([
            "Cards.swift": """
            #Preview("Two cards", traits: .landscapeLeft) { CardsController() }
            #Preview { CardsController() }
            @available(iOS 17, *)
            #Preview("Wide", traits: .portrait, .fixedLayout(width: 300, height: 80), body: { UIView() })
            #Preview("Two cards", traits: .sizeThatFitsLayout) { UIView() }
            """
        ]).scenes
        #expect(scenes.map(\.name) == ["two-cards", "cards", "wide", "two-cards-2"])
        #expect(scenes.map(\.title) == ["Two cards", "Cards", "Wide", "Two cards"])
        let sizes = scenes.map { scene -> DeclaredPreview.Size? in
            if case .preview(let preview) = scene.content { preview.size } else { nil }
        }
        #expect(sizes == [.landscape, .stage, .fixed(width: "300", height: "80"), .fitting])
    }

    /// woddik/WTextField, ihormyroniuk/AUIKit: libraries of views without an app.
    @Test func ofALibraryWithoutAnAppItsViewsAreShown() {
        let list = list([
            "Field.swift": """
            open class BaseField: UITextField {}
            open class Field: BaseField { private let line = Line() }
            final class Line: UIView {}
            class Deck<Card>: UIView {}
            class Cell: UICollectionViewCell {}
            class Needy: UIView { init(deck: Cards) { super.init(frame: .zero) } }
            class Sized: UIControl { init(gap: CGFloat) { super.init(frame: .zero) } }
            private class Hidden: UIView {}
            """
        ])
        #expect(list.scenes.map(\.name) == ["field", "sized"])
        let codes = list.scenes.map { scene in if case .view(let view) = scene.content { view.code } else { "" } }
        #expect(codes == ["Field()", "Sized(gap: 10)"])
    }

    @Test func whereAnythingElseIsShownNoViewIsShownByItself() {
        let view = "class Wheel: UIView {}"
        #expect(list(["A.swift": "\(view)\nclass A: UIViewController {}"]).scenes.map(\.name) == ["a"])
        #expect(list(["A.swift": "\(view)\n#Preview(\"Two\") { Wheel() }"]).scenes.map(\.name) == ["two"])
        #expect(list(["A.swift": view]).scenes.map(\.name) == ["wheel"])
    }

    @Test(arguments: [
        ("class A: UICollectionViewLayout {}", true),
        ("class A: UICollectionViewFlowLayout { override init() { super.init() } }", true),
        ("class A: UICollectionViewLayout { init(gap: CGFloat = 8) { super.init() } }", true),
        ("class A: UICollectionViewLayout { required init?(coder: NSCoder) { nil } }", false),
        ("class A: UICollectionViewLayout { init(gap: CGFloat) { super.init() } }", true),
        ("class A: UICollectionViewLayout { init(deck: Deck) { super.init() } }", false),
        ("typealias B = UICollectionViewFlowLayout\nclass A: B {}", true),
        ("class A: UICollectionViewLayout { convenience init(gap: CGFloat) { self.init() } }", true),
        ("class A<T>: UICollectionViewLayout {}", false),
        ("class A: UICollectionViewLayout { private init() {} }", false),
        ("class A: UIViewController {}", true),
    ])
    func aLayoutWithAUsableInitialiserIsAScene(source: String, isScene: Bool?) {
        let list = list(["A.swift": source])
        #expect(list.scenes.map(\.name) == (isScene == true ? ["a"] : []))
        #expect(list.notes.count == (isScene == false ? 1 : 0))
    }

    /// As layouts after Ray Wenderlich's tutorial ask it (sahara-ooga/PinterstLikeCollectionViewAndFlickrImageSearch), which end
    /// without.
    @Test func aLayoutThatEndsWithoutADelegateThatNobodyCanBeIsNotShownByItself() {
        let cases = [
            ("var heights: Heights!", "heights.h()", false), ("var heights: Heights!", "", true),
            ("var heights: Heights!", "heights?.h()", true), ("var heights: Heights?", "heights!.h()", true),
            ("var heights: Heights! = nil", "heights.h()", true),
        ]
        for (property, code, isScene) in cases {
            let list = list([
                "A.swift": """
                protocol Heights: AnyObject { func h() -> Deck }
                class A: UICollectionViewLayout { weak \(property) }
                extension A { override func prepare() { \(code) } }
                """
            ])
            #expect(list.scenes.map(\.name) == (isScene ? ["a"] : []), "\(property) \(code)")
            #expect(
                isScene || list.notes.contains { $0.message.contains("its heights is nil, which it asks as a Heights") }
            )
        }
    }

    @Test func aLayoutAloneSaysWhatWouldBeShownBeforeIt() throws {
        let wheel = "class Wheel: UICollectionViewLayout {}\n"
        let deck = "class Deck: UIViewController { let wheel = Wheel(); init(cards: Cards) { super.init() } }"
        let list = list(["A.swift": wheel + deck])
        #expect(list.scenes.map(\.title) == ["Wheel"])
        #expect(list.lost(by: try #require(list.scenes.first)).hasPrefix("Deck is not shown by itself: "))
        let alone = self.list(["A.swift": wheel])
        #expect(alone.lost(by: try #require(alone.scenes.first)) == "")
    }

    @Test func aSubclassInheritsOrHidesItsBasesInitialisers() {
        let base = "class Base: UICollectionViewLayout { init(deck: Deck) { super.init() } }\n"
        #expect(list(["A.swift": base + "class A: Base {}"]).scenes.isEmpty)
        #expect(
            list(["A.swift": base + "class A: Base { init() { super.init(deck: d) } }"]).scenes.map(\.name) == ["a"])
    }

    @Test(arguments: [
        ("class V: UIViewController { let layout = L() }", ["v", "l"]),
        ("class V: UICollectionViewController { init() { super.init(collectionViewLayout: L()) } }", ["v", "l"]),
        ("class V: UIViewController {}\nextension V { func show() { _ = L() } }", ["v", "l"]),
        ("class Base: UIViewController {}\nclass V: Base { let layout = L() }", ["v", "l"]),
        ("class V: UIViewController { let layout = L() }\n#Preview(\"Cards\") { V() }", ["cards", "l"]),
        (
            "class V: UIViewController { let l = L() }\nclass W: UIViewController { let v = V(); let l = L() }",
            ["w", "l"]
        ),
        ("class V: UIViewController { let layout = UICollectionViewFlowLayout() }", ["v", "l"]),
        ("class V: UITableViewController {}", ["v", "l"]),
        ("class V: UIViewController {}", ["l"]),
        ("class V: UIView { let layout = L() }", ["l"]),
    ])
    func aControllerWithALayoutThatNobodyElseShowsIsAScene(source: String, names: [String]) {
        let list = list(["A.swift": source + "\nclass L: UICollectionViewLayout {}"])
        #expect(list.scenes.map(\.name) == names)
        #expect(list.notes.isEmpty)
    }

    @Test(arguments: [
        ("class V: UIViewController { let l = L() }", "V()"),
        (
            "class V: UICollectionViewController { var l: L? { collectionViewLayout as? L } }",
            "V(collectionViewLayout: L())"
        ),
        (
            "class V: UICollectionViewController { func show() { collectionView.collectionViewLayout = L() } }",
            "V(collectionViewLayout: L())"
        ),
        (
            """
            enum Look { case dark, light }
            struct Model { var count: Int; var name: String }
            class V: UIViewController {
                let l = L()
                init(look: Look, _ model: Model, size: CGSize, done: @escaping (Int) -> Void) {}
            }
            """,
            "V(look: Look.dark, Model(count: 3, name: \"\"), size: CGSize(width: 100, height: 100), done: { _ in })"
        ),
        (
            """
            class S: UIResponder, UIWindowSceneDelegate {
                func scene() {
                    let first = V(count: 7)
                    window.rootViewController = UINavigationController(rootViewController: first)
                }
            }
            class V: UIViewController { let l = L(); init(count: Int) {} }
            """,
            "UINavigationController(rootViewController: V(count: 7))"
        ),
    ])
    func aControllerIsMadeAsTheAppMakesItOrOfObviousValues(source: String, code: String) {
        let list = list(["A.swift": source + "\nclass L: UICollectionViewLayout {}"])
        let made = list.scenes.compactMap { scene -> String? in
            if case .controller(let controller) = scene.content { controller.code } else { nil }
        }
        #expect(made == [code])
    }

    @Test(arguments: [
        (
            """
            class S: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ s: UIScene, willConnectTo t: UISceneSession, options o: UIScene.ConnectionOptions) {
                    let deck = Deck()
                    let first = V(deck: deck)
                    window = UIWindow(windowScene: s as! UIWindowScene)
                    window?.rootViewController = UINavigationController(rootViewController: first)
                }
            }
            """,
            "Previews.PreviewedApp.start(scene: S())"
        ),
        (
            """
            @main class A: UIResponder { var window: UIWindow? }
            extension A: UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [X: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = V(deck: Deck())
                    return true
                }
            }
            """,
            "Previews.PreviewedApp.start(application: A())"
        ),
        (
            """
            class S: NSObject, UIWindowSceneDelegate {
                lazy var window: UIWindow? = UIWindow(frame: .zero)
                func scene(_ s: UIScene, willConnectTo t: UISceneSession, options o: UIScene.ConnectionOptions) {
                    window?.rootViewController = V(deck: Deck())
                }
            }
            @UIApplicationMain class A: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [X: Any]?) -> Bool { true }
            }
            """,
            "Previews.PreviewedApp.start(application: A(), scene: S())"
        ),
        (
            // As wojtowiczm/Movies-SwiftUI-Demo.
            """
            class S: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ s: UIScene, willConnectTo t: UISceneSession, options o: UIScene.ConnectionOptions) {
                    window = .init(windowScene: s as! UIWindowScene)
                    window?.rootViewController = V(deck: Deck())
                }
            }
            """,
            "Previews.PreviewedApp.start(scene: S())"
        ),
    ])
    func anAppThatMakesItsWindowIsShownAsItStarts(delegates: String, code: String) {
        let list = list([
            "A.swift": delegates,
            "V.swift": "class Deck {}\nclass V: UIViewController { let l = L(); init(deck: Deck) {} }",
            "L.swift": "class L: UICollectionViewLayout { var gap: CGFloat = 8 }",
        ])
        let apps = list.scenes.compactMap { scene -> String? in
            if case .app(let app) = scene.content { app.code } else { nil }
        }
        #expect(apps == [code])
        #expect(list.scenes.map(\.name) == ["app", "l"])
        #expect(list.scenes.first?.parameters.map(\.name) == ["gap"])
        #expect(list.notes.isEmpty)
    }

    /// ihormyroniuk/AUIKit's application is its own delegate, as a class above it says by a protocol of its own.
    @Test func aDelegateMayBeOneByTheClassAboveIt() {
        let apps = list([
            "Base.swift": "class Base: UIApplication, Starting { func application() {} }",
            "Starting.swift": "protocol Starting: UIApplicationDelegate where Self: UIApplication {}",
            "Own.swift": "class Own: Base { lazy var window: UIWindow? = UIWindow(); override func application() {} }",
        ]).scenes.compactMap { scene in
            if case .app(let app) = scene.content { app.code } else { nil }
        }
        #expect(apps == ["Previews.PreviewedApp.start(application: Own())"])
    }

    /// davedelong/MVCTodo: what coordinates an app's screens makes the window, and the delegate starts that.
    @Test func anAppWhoseWindowIsMadeByWhatItsDelegateMakesIsShownAsItStarts() {
        let delegate = """
            @main class A: UIResponder, UIApplicationDelegate {
                let coordinator = Coordinator()
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [X: Any]?) -> Bool {
                    coordinator.start()
                }
            }
            """
        func apps(_ other: String) -> [String] {
            let screen = "class V: UIViewController { let list = UITableView(); init(deck: Deck) {} }"
            return list(["A.swift": delegate, "C.swift": other, "V.swift": "class Deck {}\n" + screen]).scenes
                .compactMap { scene in
                    if case .app(let app) = scene.content { app.code } else { nil }
                }
        }
        let start =
            "func start() -> Bool { window = UIWindow(frame: .zero); window?.rootViewController = V(deck: Deck())"
        #expect(
            apps("class Coordinator { var window: UIWindow?; \(start); return true } }")
                == ["Previews.PreviewedApp.start(application: A())"])
        // A view's window is not the app's.
        #expect(apps("class Coordinator: UIView { var other: UIWindow?; \(start); return true } }").isEmpty)
    }

    /// LunabeeStudio/LBBottomSheet: the delegate makes what makes another object, whose protocol makes the window.
    @Test func anAppWhoseWindowIsMadeByWhatThatMakesIsShownAsItStarts() {
        let apps = list([
            "A.swift": """
            @main class A: UIResponder, UIApplicationDelegate {
                let root = Root()
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [X: Any]?) -> Bool { root.start() }
            }
            """,
            "Main.swift": "class Main: Windowed { var window: UIWindow!; init() { show(V(deck: Deck())) } }",
            "Root.swift": "class Root { var main: Main?; func start() -> Bool { main = Main(); return true } }",
            "V.swift": "class Deck {}\nclass V: UIViewController { let list = UITableView(); init(deck: Deck) {} }",
            "Windowed.swift": """
            protocol Windowed: AnyObject { var window: UIWindow! { get set } }
            extension Windowed {
                func show(_ other: UIViewController) { window = UIWindow(frame: .zero); window.rootViewController = other }
            }
            """,
        ]).scenes.compactMap { scene in
            if case .app(let app) = scene.content { app.code } else { nil }
        }
        #expect(apps == ["Previews.PreviewedApp.start(application: A())"])
    }

    /// LunabeeStudio/LBBottomSheet: the library has a storyboard, and the app a window of its own.
    @Test func anAppWhoseWindowIsMadeElsewhereHasNoStoryboardsController() throws {
        func start(_ code: String) throws -> String? {
            let main = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
                <scenes><scene><objects><viewController id="a" customClass="V"/></objects></scene></scenes></document>
                """
            let files = project([
                "A.swift": """
                @main class A: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let root = Root()
                    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [X: Any]?) -> Bool { root.go(window) }
                }
                """,
                "Root.swift": "class Root { func go(_ w: UIWindow?) { \(code) } }",
                "V.swift": "class V: UIViewController {}",
            ])
            let file = try InterfaceFile(Data(main.utf8), name: "Main", kind: .storyboard)
            let index = ProjectIndex(
                files, interfaces: ProjectInterfaces([("Main.storyboard", file)]), start: AppStart(in: files))
            return SceneList(in: index).scenes.compactMap { scene in
                if case .app(let app) = scene.content { app.code } else { nil }
            }.first
        }
        #expect(try start("w?.rootViewController = V()")?.contains("storyboard: (") == true)
        #expect(try start("let w = UIWindow(); w.rootViewController = V()")?.contains("otherwise: (") == true)
    }

    /// BohdanOrlov/BouncyPageViewController: the window of the app's storyboard is handed to what says what it shows.
    @Test func anAppWhoseWindowIsGivenAnotherControllerByWhatItsDelegateMakesIsShownAsItStarts() {
        let delegate = """
            @main class A: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var pages: Pages?
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [X: Any]?) -> Bool {
                    pages = Pages(window: window!)
                    return true
                }
            }
            """
        let pages = """
            class Pages {
                init(window: UIWindow) { window.rootViewController = V(deck: Deck()) }
            }
            """
        let screen = "class Deck {}\nclass V: UIViewController { let list = UITableView(); init(deck: Deck) {} }"
        let apps = list(["A.swift": delegate, "Pages.swift": pages, "V.swift": screen]).scenes.compactMap { scene in
            if case .app(let app) = scene.content { app.code } else { nil }
        }
        #expect(apps == ["Previews.PreviewedApp.start(application: A())"])
    }

    /// roberthein/BouncyLayout: an example's screen is nothing without the example that makes it.
    @Test func whatOtherCodeOfAnAppMakesIsNotShownByItself() {
        let delegate = """
            @main class A: UIResponder, UIApplicationDelegate {
                var window: UIWindow? = UIWindow(frame: .zero)
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [X: Any]?) -> Bool {
                    window?.rootViewController = Menu()
                    return true
                }
            }
            """
        let sources = [
            "Menu.swift": """
            enum Example { case deck; func screen() -> Screen { Screen(example: self) } }
            class Menu: UITableViewController { let example = Example.deck }
            """,
            "Screen.swift": """
            class Screen: UIViewController {
                var example: Example!
                var list: UICollectionView?
                convenience init(example: Example) { self.init(); self.example = example }
            }
            """,
        ]
        #expect(list(sources.merging(["A.swift": delegate]) { a, _ in a }).scenes.map(\.name) == ["app"])
        #expect(list(sources).scenes.map(\.name) == ["menu", "screen"])
    }

    /// faberNovel/CompositionalLayoutDSL's tests have an app that shows nothing.
    @Test func theAppOfAnExampleGoesFirst() {
        func delegate(_ name: String) -> String {
            """
            class \(name): NSObject, UIWindowSceneDelegate {
                var window: UIWindow? = UIWindow(frame: .zero)
                func scene(_ s: UIScene, willConnectTo t: UISceneSession, options o: UIScene.ConnectionOptions) {
                    window?.rootViewController = UIViewController()
                }
            }
            """
        }
        let list = list(["Deck/S.swift": delegate("S"), "Example/T.swift": delegate("T")])
        #expect(list.scenes.map(\.file.path) == ["Example/T.swift", "Deck/S.swift"])
    }

    @Test func anAppWhoseStartDoesNotCompileIsReportedAndItsControllersAreShownByThemselves() {
        let list = list([
            "A.swift": """
            class S: NSObject, UIWindowSceneDelegate {
                var window: UIWindow? = UIWindow(frame: .zero)
                func scene(_ s: UIScene, willConnectTo t: UISceneSession, options o: UIScene.ConnectionOptions) {
                    show()
                    window?.rootViewController = V(count: 2)
                }
                func show() { fatalError() }
            }
            class V: UIViewController { let l = L(); init(count: Int) {} }
            class L: UICollectionViewLayout {}
            """
        ])
        #expect(list.scenes.map(\.name) == ["v", "l"])
        #expect(list.notes.map(\.line) == [1])
    }

    @Test(arguments: [
        "class V: UIViewController { init(l: L) { super.init(nibName: nil, bundle: nil) } }",
        "class V: UIViewController { let l = L(); required init?(coder: NSCoder) { fatalError() } }",
    ])
    func aControllerThatNeedsMoreIsReported(source: String) {
        let list = list(["A.swift": source + "\nclass L: UICollectionViewLayout {}"])
        #expect(list.scenes.map(\.name) == ["l"])
        #expect(list.notes.map(\.line) == [1])
    }

    @Test func aScenesParametersAreThoseOfWhatItLeadsTo() {
        let scenes = list([
            "A.swift": """
            class Deck: UICollectionViewLayout { var gap: CGFloat = 8 }
            class Other: UICollectionViewLayout { var size = 1 }
            class Helper { func make() -> Deck { Deck() } }
            class CardsController: UIViewController { var gap = 2; let helper = Helper() }
            #Preview { CardsController() }
            """
        ]).scenes
        #expect(scenes.first?.parameters.map(\.name) == ["gap", "deckGap"])
        #expect(scenes.first?.parameters.map(\.property.key) == ["CardsController.gap", "Deck.gap"])
    }
}
