import Foundation
import InterfaceFiles
import ProjectFiles
import Testing

@testable import PreviewCompiler

/// What a project's storyboards and nibs make of its previews.
@Suite struct StoryboardSceneTests {
    private static let main = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav"><scenes>
        <scene><objects><navigationController id="nav"><connections>
        <segue destination="cards" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="cards" customClass="CardsController"><view key="view" id="v"><subviews>
        <button id="b"><connections><action selector="tapWithSender:" destination="cards" id="a"/></connections></button>
        </subviews></view>
        <connections><outlet property="list" destination="v" id="o"/></connections></viewController></objects></scene>
        <scene><objects><viewController id="more" customClass="MoreController"><view key="view" id="w"><subviews>
        <tableView id="t"><prototypes><tableViewCell id="p" customClass="Row"/></prototypes></tableView></subviews>
        </view></viewController></objects></scene>
        <scene><objects><viewController id="about" customClass="AboutController"/></objects></scene>
        </scenes></document>
        """
    private static let sources = [
        "Cards.swift": """
        class CardsController: UIViewController {
            @IBOutlet private weak var list: UICollectionView!
            @IBOutlet var other: UIView!
            @IBAction private func tap(sender: UIButton) {}
            @IBAction func leave() {}
        }
        """,
        "More.swift": "class MoreController: UIViewController {}", "Row.swift": "class Row: UITableViewCell {}",
        "About.swift": "class AboutController: UIViewController {}",
        "Other.swift": "class Other {}",
    ]

    private func interfaces() throws -> ProjectInterfaces {
        let file = try InterfaceFile(Data(Self.main.utf8), name: "Main", kind: .storyboard)
        let launch = Self.main.replacing("<document ", with: "<document launchScreen=\"YES\" ")
        let other = try InterfaceFile(Data(launch.utf8), name: "Start", kind: .storyboard)
        return ProjectInterfaces([("Main.storyboard", file), ("Start.storyboard", other)])
    }

    @Test func theFirstControllerAndThoseWithAListAreScenes() throws {
        let index = ProjectIndex(project(Self.sources), interfaces: try interfaces())
        let list = SceneList(in: index)
        #expect(list.scenes.map(\.title) == ["Main", "MoreController"])
        #expect(list.scenes.map(\.file.path) == ["Cards.swift", "More.swift"])
    }

    /// LunabeeStudio/LBBottomSheet shows the launch screen again, to move on from it.
    @Test func codeFindsTheLaunchScreen() throws {
        let index = ProjectIndex(project(Self.sources), interfaces: try interfaces())
        let generated = GeneratedSource(SceneList(in: index), index, ProjectAssets(), in: "/code")
        #expect(generated.main.contains("/code/Start.storyboard"))
    }

    /// liufengting/FTPopOverMenu_Swift's bar buttons send their event, by which the menu knows where it belongs.
    @Test func anActionMayTakeTheEvent() throws {
        var sources = Self.sources
        sources["Cards.swift"] = """
            class CardsController: UIViewController {
                @IBAction func tap(_ sender: UIButton, event: UIEvent) {}
            }
            """
        let text = Self.main.replacing("tapWithSender:", with: "tap:event:")
        let file = try InterfaceFile(Data(text.utf8), name: "Main", kind: .storyboard)
        let index = ProjectIndex(project(sources), interfaces: ProjectInterfaces([("Main.storyboard", file)]))
        let added = InterfaceConnections(index).additions["Cards.swift"]
        #expect(added?.contains("\"tap:event:\": Selector(CardsController.tap(_:event:))") == true)
    }

    /// Interactive-Studio/TransitionableTab's tabs begin with a controller whose class its sources no longer have.
    @Test func anOwnClassThatIsNowhereIsOneOfUIKits() throws {
        let text = Self.main.replacing(
            "customClass=\"CardsController\"",
            with: "customClass=\"GoneController\" customModule=\"App\" customModuleProvider=\"target\"")
        let file = try InterfaceFile(Data(text.utf8), name: "Main", kind: .storyboard)
        let index = ProjectIndex(project(Self.sources), interfaces: ProjectInterfaces([("Main.storyboard", file)]))
        #expect(SceneList(in: index) { $0 == "GoneController" }.scenes.first?.title == "Main")
        // One of a file that is left out, or of a module that is not there, is not.
        #expect(SceneList(in: index) { _ in false }.scenes.first?.title != "Main")
        let foreign = text.replacing("customModuleProvider=\"target\"", with: "")
        let other = try InterfaceFile(Data(foreign.utf8), name: "Main", kind: .storyboard)
        let without = ProjectIndex(project(Self.sources), interfaces: ProjectInterfaces([("Main.storyboard", other)]))
        #expect(SceneList(in: without) { _ in true }.scenes.first?.title != "Main")
    }

    /// sberrevoets/SDCAlertView's nibs name a class as Objective-C does.
    @Test func aClassIsFoundByItsNameInObjectiveC() throws {
        var sources = Self.sources
        sources["Row.swift"] = "@objc(CardRow) class Row: UITableViewCell {}"
        let text = Self.main.replacing("customClass=\"Row\"", with: "customClass=\"CardRow\"")
        let file = try InterfaceFile(Data(text.utf8), name: "Main", kind: .storyboard)
        let index = ProjectIndex(project(sources), interfaces: ProjectInterfaces([("Main.storyboard", file)]))
        let connections = InterfaceConnections(index)
        #expect(connections.additions["Row.swift"]?.contains("Previews.PreviewClass(\"CardRow\", Row.self)") == true)
    }

    /// gordontucker/FittedSheets' menu is UIKit's own, of buttons with segues, and its other storyboards are of classes in Swift.
    @Test func aMainStoryboardThatBeginsWithoutAClassIsBeforeOthers() throws {
        let plain = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="menu"><scenes>
            <scene><objects><viewController id="menu"><view key="view" id="v"/></viewController></objects></scene>
            </scenes></document>
            """
        let detail = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="about"><scenes>
            <scene><objects><viewController id="about" customClass="AboutController" customModule="App"/></objects></scene>
            </scenes></document>
            """
        let files = try [("Main", plain), ("About", detail)].map { name, text in
            (path: "\(name).storyboard", file: try InterfaceFile(Data(text.utf8), name: name, kind: .storyboard))
        }
        let index = ProjectIndex(project(Self.sources), interfaces: ProjectInterfaces(files.reversed()))
        #expect(SceneList(in: index).scenes.map(\.title).prefix(2) == ["Main", "About"])
        #expect(index.interfaces.first?.id == "menu")
    }

    /// thomsmed/pokedex-ios-app begins with the storyboard that leads to the others.
    @Test func aStoryboardToWhichAnotherLeadsIsBehindIt() throws {
        func board(_ id: String, leadingTo other: String? = nil) -> String {
            let placeholder = other.map { #"<viewControllerPlaceholder storyboardName="\#($0)" id="p"/>"# }
            return """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(id)"><scenes>
                <scene><objects><viewController id="\(id)"><view key="view" id="v"/></viewController></objects></scene>
                <scene><objects>\(placeholder ?? "")</objects></scene></scenes></document>
                """
        }
        let files = try [("Cards", board("cards")), ("Decks", board("decks", leadingTo: "Cards"))].map { name, text in
            (path: "\(name).storyboard", file: try InterfaceFile(Data(text.utf8), name: name, kind: .storyboard))
        }
        let index = ProjectIndex(project(Self.sources), interfaces: ProjectInterfaces(files))
        #expect(index.interfaces.first?.id == "decks")
    }

    /// thomsmed/pokedex-ios-app's storyboards lead to each other, and its property list names the one that it begins with.
    @Test(arguments: ["UIMainStoryboardFile", "UISceneStoryboardFile"])
    func theStoryboardThatThePropertyListNamesIsBeforeOthers(key: String) throws {
        let files = try ["Cards", "Decks"].map { name in
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(name)"><scenes>
                <scene><objects><viewController id="\(name)"><view key="view" id="v"/></viewController></objects></scene>
                </scenes></document>
                """
            return (path: "\(name).storyboard", file: try InterfaceFile(Data(text.utf8), name: name, kind: .storyboard))
        }
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["UIApplicationSceneManifest": ["Configurations": [[key: "Decks"]]]], format: .xml,
            options: 0)
        #expect(ProjectInterfaces(files).first?.id == "Cards")
        #expect(ProjectInterfaces(files, propertyLists: [list]).first?.id == "Decks")
    }

    @Test func aDelegateThatGivesTheStoryboardsWindowAnotherControllerStartsTheApp() throws {
        var sources = Self.sources
        sources["AppDelegate.swift"] = """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [X: Any]?) -> Bool {
                    window?.rootViewController = Other()
                    return true
                }
            }
            """
        let selection = FileSelection(from: project(sources), interfaces: try interfaces())
        #expect(selection.files.contains { $0.path == "AppDelegate.swift" })
        let index = ProjectIndex(selection.files, interfaces: try interfaces())
        let list = SceneList(in: index)
        #expect(list.scenes.map(\.title) == ["App", "Main", "MoreController"])
        guard case .app(let app) = list.scenes[0].content else { return }
        let storyboard = #"storyboard: ("/code/Main.storyboard", "nav")"#
        #expect(app.code == "Previews.PreviewedApp.start(application: AppDelegate(), \(storyboard))")
    }

    /// zekunyan/TTGSnackbar's delegate makes a window only for some arguments of the launch.
    @Test func theMainStoryboardIsShownWhereADelegateMakesNoWindow() throws {
        var sources = Self.sources
        sources["AppDelegate.swift"] = """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [X: Any]?) -> Bool {
                    guard a.isIdleTimerDisabled else { return true }
                    window = UIWindow(frame: UIScreen.main.bounds)
                    return true
                }
            }
            """
        let selection = FileSelection(from: project(sources), interfaces: try interfaces())
        let scene = SceneList(in: ProjectIndex(selection.files, interfaces: try interfaces())).scenes.first
        guard case .app(let app) = try #require(scene).content else {
            Issue.record("the app is not shown")
            return
        }
        let storyboard = #"otherwise: ("/code/Main.storyboard", "nav")"#
        #expect(app.code == "Previews.PreviewedApp.start(application: AppDelegate(), \(storyboard))")
    }

    /// Ramotion/expanding-collection's delegate makes all bars clear before its storyboard is shown.
    @Test func aDelegateThatSetsLooksBeforeTheStoryboardIsShownStartsTheApp() throws {
        func titles(_ start: String) throws -> [String] {
            var sources = Self.sources
            sources["Data.swift"] = "enum Card { static func read() {} }; func readCards() {}"
            sources["AppDelegate.swift"] = """
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [X: Any]?) -> Bool {
                        \(start)
                        return true
                    }
                }
                """
            let selection = FileSelection(from: project(sources), interfaces: try interfaces())
            return SceneList(in: ProjectIndex(selection.files, interfaces: try interfaces())).scenes.map(\.title)
        }
        let looks = "UINavigationBar.appearance().barStyle = .black"
        #expect(try titles(looks) == ["App", "Main", "MoreController"])
        #expect(try titles("print(1)") == ["Main", "MoreController"])
        // dmitrybl/Swift-IOS-Tutorials reads what its lists show before the first one is shown.
        #expect(try titles("readCards()") == ["App", "Main", "MoreController"])
        #expect(try titles("Card.read()") == ["Main", "MoreController"])
    }

    @Test func aStoryboardWhoseFirstClassIsLeftOutIsNamed() throws {
        let rest = Self.sources.filter { $0.key != "Cards.swift" }
        let list = SceneList(in: ProjectIndex(project(rest), interfaces: try interfaces()))
        #expect(list.scenes.map(\.title) == ["MoreController"])
        #expect(list.notes.map(\.message).first?.contains("begins with CardsController, which is left out") == true)
    }

    /// The storyboard of peterprokop/StarryStars begins with a controller in Objective-C.
    @Test func theOtherScreensAreShownWhereTheFirstOneAndAllListsAreLeftOut() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
            <scene><objects><viewController id="a" customClass="Old"><view key="view" id="v"/></viewController></objects></scene>
            <scene><objects><viewController id="b" customClass="Stars"><view key="view" id="w"/></viewController></objects></scene>
            <scene><objects><viewController id="c"><view key="view" id="x"/></viewController></objects></scene>
            </scenes></document>
            """
        let sources = ["Stars.swift": "import UIKit\nclass Stars: UIViewController {}"]
        let file = try InterfaceFile(Data(text.utf8), name: "Main", kind: .storyboard)
        let interfaces = ProjectInterfaces([("Main.storyboard", file)])
        let list = SceneList(in: ProjectIndex(project(sources), interfaces: interfaces))
        #expect(list.scenes.map(\.title) == ["Stars"])
        #expect(list.notes.map(\.message).first?.contains("begins with Old, which is left out") == true)
    }

    /// Interface Builder writes the module of classes in Swift alone.
    @Test func besideAnAppInSwiftOneInObjectiveCIsNotShown() throws {
        let swift = Self.main.replacing("customClass=", with: "customModule=\"Cards\" customClass=")
        let texts = [("Old/Main.storyboard", Self.main), ("New/Base.lproj/Main.storyboard", swift)]
        let files = try texts.map { path, text in
            (path: path, file: try InterfaceFile(Data(text.utf8), name: "Main", kind: .storyboard))
        }
        let list = SceneList(in: ProjectIndex(project(Self.sources), interfaces: ProjectInterfaces(files)))
        #expect(list.scenes.map(\.title) == ["Main (New)", "MoreController"])
        #expect(list.notes.map(\.message).first?.hasPrefix("Old/Main.storyboard is not shown beside") == true)
    }

    /// In cruisediary/Pastel and entotsu/TKSubmitTransition what `viewDidLoad` adds is as large as the storyboard's view.
    @Test(arguments: [
        ("<device id=\"retina4_7\" orientation=\"portrait\"/>", ".fixed(width: 375, height: 667)"),
        ("<device id=\"retina6_1\" orientation=\"landscape\"/>", ".fixed(width: 896, height: 414)"),
        ("<device id=\"ipad9_7\" orientation=\"portrait\"/>", ".stage"), ("", ".stage"),
    ])
    func aStoryboardIsShownOnAStageOfTheDeviceThatItIsDrawnOn(device: String, size: String) throws {
        let text = Self.main.replacing("<scenes>", with: "\(device)<scenes>")
        let file = try InterfaceFile(Data(text.utf8), name: "Main", kind: .storyboard)
        let index = ProjectIndex(project(Self.sources), interfaces: ProjectInterfaces([("Main.storyboard", file)]))
        let generated = GeneratedSource(SceneList(in: index), index, ProjectAssets(), in: "/code")
        #expect(generated.main.contains("size: \(size),"))
    }

    @Test func theClassesOfStoryboardsAreCompiled() throws {
        let selection = FileSelection(from: project(Self.sources), interfaces: try interfaces())
        #expect(selection.files.map(\.path) == ["About.swift", "Cards.swift", "More.swift", "Row.swift"])
    }

    /// appssemble/appstore-card-transition registers a nib by its name, whose class no code has.
    @Test func theClassesOfANibThatCodeNamesAreCompiled() throws {
        let cell =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><tableViewCell id=\"c\" customClass=\"Other\"/></objects></document>"
        let file = try InterfaceFile(Data(cell.utf8), name: "OtherCell", kind: .nib)
        var sources = Self.sources
        func paths() -> [String] {
            FileSelection(from: project(sources), interfaces: ProjectInterfaces([("OtherCell.xib", file)])).files
                .map(\.path)
        }
        #expect(!paths().contains("Other.swift"))
        sources["More.swift"] = """
            class MoreController: UITableViewController {
                override func viewDidLoad() { tableView.register(UINib(nibName: "OtherCell", bundle: nil), forCellReuseIdentifier: "a") }
            }
            """
        #expect(paths().contains("Other.swift"))
    }

    /// marcosgriselli/SwipeableTabBarController's storyboard rounds corners by a property that no code names.
    @Test func whatAddsAPropertyThatStoryboardsSetIsCompiled() throws {
        let rounded = Self.main.replacing(
            "<button id=\"b\">",
            with: "<button id=\"b\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" "
                + "keyPath=\"radius\"/></userDefinedRuntimeAttributes>")
        let file = try InterfaceFile(Data(rounded.utf8), name: "Main", kind: .storyboard)
        var sources = Self.sources
        sources["View.swift"] = "extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }"
        sources["Unused.swift"] = "extension UIView { @IBInspectable var border: CGFloat { get { 0 } set {} } }"
        let interfaces = ProjectInterfaces([("Main.storyboard", file)])
        let paths = FileSelection(from: project(sources), interfaces: interfaces).files.map(\.path)
        #expect(paths.contains("View.swift") && !paths.contains("Unused.swift"))
    }

    /// Ramotion/cardslider's framework has a storyboard of its own, which needs what the demonstration gives it.
    @Test func theStoryboardBesideTheAppsDelegateIsFirst() throws {
        let files = try ["Core/Main.storyboard", "Demo/Base.lproj/Main.storyboard"].map { path in
            (path: path, file: try InterfaceFile(Data(Self.main.utf8), name: "Main", kind: .storyboard))
        }
        let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
        let start = AppStart(in: project(["Demo/AppDelegate.swift": delegate]))
        let index = ProjectIndex(project(Self.sources), interfaces: ProjectInterfaces(files), start: start)
        #expect(SceneList(in: index).scenes.map(\.title).prefix(2) == ["Main (Demo)", "Main (Core)"])
        let other = ProjectIndex(project(Self.sources), interfaces: ProjectInterfaces(files))
        #expect(SceneList(in: other).scenes.map(\.title).prefix(2) == ["Main (Core)", "Main (Demo)"])
    }

    @Test func whatFilesNameIsConnectedAndNothingElse() throws {
        let index = ProjectIndex(project(Self.sources), interfaces: try interfaces())
        let text = try #require(InterfaceConnections(index).additions["Cards.swift"])
        #expect(
            text.contains(
                #"properties: ["list": Previews.PreviewClass.property(\CardsController.`list`) { $0.`list` = $1 }]"#))
        #expect(text.contains(#"actions: ["tapWithSender:": Selector(CardsController.tap(sender:))]"#))
        #expect(InterfaceConnections(ProjectIndex(project(Self.sources))).entries.isEmpty)
    }

    /// mkaulfers/CardFlip's storyboard sets `CardsPhone`, which key-value coding takes for the property `cardsPhone`.
    @Test func aKeyWithACapitalIsThePropertysToo() throws {
        let main = Self.main.replacing("property=\"list\"", with: "property=\"List\"")
        let file = try InterfaceFile(Data(main.utf8), name: "Main", kind: .storyboard)
        let index = ProjectIndex(project(Self.sources), interfaces: ProjectInterfaces([("Main.storyboard", file)]))
        let text = try #require(InterfaceConnections(index).additions["Cards.swift"])
        #expect(
            text.contains(
                #"properties: ["List": Previews.PreviewClass.property(\CardsController.`list`) { $0.`list` = $1 }]"#))
    }

    /// krimpedance/KRProgressHUD: Swift writes `With` before no label that begins with a preposition.
    @Test(arguments: [
        ("withSender", "tapWithSender:"), ("forItem", "tapForItem:"), ("with", "tapWith:"),
        ("sender", "tapWithSender:"),
        ("onward", "tapWithOnward:"), ("_", "tap:"),
    ])
    func anActionHasTheNameThatSwiftGivesItForObjectiveC(label: String, name: String) throws {
        var sources = Self.sources
        sources["Cards.swift"] = sources["Cards.swift"]?.replacing("tap(sender:", with: "tap(\(label) item:")
        let main = Self.main.replacing("tapWithSender:", with: name)
        let file = try InterfaceFile(Data(main.utf8), name: "Main", kind: .storyboard)
        let index = ProjectIndex(project(sources), interfaces: ProjectInterfaces([("Main.storyboard", file)]))
        let text = try #require(InterfaceConnections(index).additions["Cards.swift"])
        #expect(text.contains(#"actions: ["\#(name)": Selector(CardsController.tap(\#(label):))]"#))
    }

    /// As XLPagerTabStrip's bars of buttons are generic by their cells, and the controller of llkenny/ActionSheetSelector's nib.
    @Test func whatAGenericSuperclassDeclaresIsConnectedForItsCells() throws {
        var sources = Self.sources
        sources["Cards.swift"] = sources["Cards.swift"]?.replacing(
            "class CardsController: UIViewController", with: "class CardsController: Base<Card>")
        sources["Base.swift"] = """
            import UIKit
            class Base<Cell>: UIViewController { @IBOutlet var list: UIView! }
            class Other<Cell>: UIViewController { @IBOutlet var list: UIView! }
            """
        let connections = InterfaceConnections(ProjectIndex(project(sources), interfaces: try interfaces()))
        let text = try #require(connections.additions["Base.swift"])
        #expect(text.contains(#"property(\Base.`list`)"#) && text.contains("extension Base: ZoetropeGeneric_"))
        #expect(connections.generics.count == 1)
        #expect(!text.contains("Other"))
    }

    @Test func webViewsOfStoryboardsAreThoseThatStandIn() throws {
        let text = Self.main.replacing("<tableView id=\"t\">", with: "<webView id=\"x\"/><tableView id=\"t\">")
        let file = try InterfaceFile(Data(text.utf8), name: "Main", kind: .storyboard)
        let index = ProjectIndex(project(Self.sources), interfaces: ProjectInterfaces([("Main.storyboard", file)]))
        #expect(InterfaceConnections(index).entries.contains { $0.contains("UIWebView.self") })
        #expect(WebShadows.files(with: index).count == 1)
        let other = ProjectIndex(project(Self.sources), interfaces: try interfaces())
        #expect(!InterfaceConnections(other).entries.contains { $0.contains("UIWebView.self") })
        #expect(WebShadows.files(with: other).isEmpty)
    }

    @Test func methodsThatAreCalledByNameAreListed() throws {
        let written = """
            class Panel: UIView {
                @objc func load() {}
                private func open(_ sender: UIButton) {}
                func close() {}
                func add() { button.addTarget(self, action: Selector("open:"), for: .touchUpInside) }
                private class Part: UIView { @objc func load() {} }
            }
            class Other: UIView { func rest() {} }
            """
        func actions(_ source: String) -> String {
            InterfaceConnections(ProjectIndex(project(["Panel.swift": source]))).additions["Panel.swift"] ?? ""
        }
        #expect(actions(written).contains(#"actions: ["open:": Selector(Panel.open(_:))]"#))
        #expect(!actions(written).contains("Other") && !actions(written).contains("Part"))
        // Whatever Objective-C knows may be called by a name that code puts together.
        let joined = #"class Loader: Panel { func start() { perform(NSSelectorFromString(name + "Load")) } }"#
        let load = "Selector(Panel.load as @MainActor @Sendable (Panel) -> @MainActor () -> Void)"
        #expect(actions(written + joined).contains(#"["load": \#(load), "open:": "#))
        #expect(actions(written.replacing(#"Selector("open:")"#, with: "Selector(Panel.load)")).isEmpty)
        // Clean-Swift/CleanStore's routers have what a protocol of Objective-C demands.
        let routing = """
            @objc protocol Routing { func route(segue: Segue?) }
            class Panel: NSObject, Routing { func route(segue: Segue?) {}; func stay() {} }
            """
        let routed = actions(routing + joined.replacing("class Loader: Panel", with: "; class Loader: UIView"))
        #expect(routed.contains(#"actions: ["routeWithSegue:": Selector(Panel.route(segue:))]"#))
        #expect(actions(routing).isEmpty)
    }

    @Test func whereNothingIsShownTheControllersAreNamed() {
        let files = project(["A.swift": "class A: UIViewController { init(model: Model) {} }"])
        let sentence = NothingShown.sentence(files, ProjectIndex(files))
        #expect(sentence.contains("#Preview {\n    A(") && sentence.hasSuffix("A.swift declares it"))
        // devxoul/Drrrible's controllers, whose lines were cut on the stage.
        let many = project([
            "Base.swift": """
            import Kit; import Mole; import Pure; import Rx; import Snap
            class BaseViewController: UIViewController {}
            """,
            // codeandtheory/ybottomsheet-ios has nothing else that could be made.
            "Tests/Spy.swift": "import XCTest\nclass APrivateSpy: BaseViewController {}",
            "Some.swift": (1...9).map { "class Quite\($0)LongNamedViewController: BaseViewController {}" }
                .joined(separator: "\n"),
        ])
        let said = NothingShown.sentence(many, ProjectIndex(many), missing: MissingModules(in: many))
        #expect(said.contains("#Preview {\n    Quite1LongNamedViewController(") && said.contains(" and 5 more:"))
        #expect(said.contains("; the modules Kit, Mole, Pure, Rx and 1 more are not here: put the sources into Pods"))
        // More is cut on the stage.
        #expect(said.count < 500 && !said.contains("Spy"))
        #expect(NothingShown.sentence([], ProjectIndex([])).contains("Objective-C is not compiled"))
        let views = project(["Dial.swift": "struct Mark {}; class Dial: UIControl { init(marks: [Mark]) {} }"])
        #expect(
            NothingShown.sentence(views, ProjectIndex(views)).hasSuffix(
                "something:\n#Preview {\n    Dial(/* what its initialiser needs */)\n}"))
        let none = project(["Mark.swift": "struct Mark {}"])
        #expect(NothingShown.sentence(none, ProjectIndex(none)).hasSuffix("#Preview {\n    UIView()\n}"))
    }

    /// xornorik/SVPinView's example has a released version of the library in `Pods`, with an older nib.
    @Test func aProjectsFileTakesThePlaceOfThatOfAReleasedCopy() throws {
        let nib = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>"#
        let paths = ["Demo/Pods/Pin/Other.xib", "Demo/Pods/Pin/Pin.xib", "Pin/Pin.xib", "Pin/Pin.storyboard"]
        let files = try paths.map { path in
            let kind: InterfaceFile.Kind = path.hasSuffix(".xib") ? .nib : .storyboard
            let name = path.contains("Other") ? "Other" : "Pin"
            return (path: path, file: try InterfaceFile(Data(nib.utf8), name: name, kind: kind))
        }
        #expect(
            ProjectInterfaces(files).of(AppFolders()).files.map(\.path)
                == ["Demo/Pods/Pin/Other.xib", "Pin/Pin.xib", "Pin/Pin.storyboard"])
    }
}
