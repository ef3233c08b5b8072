import Foundation
import PreviewProtocol
import StageTime
import Testing

@testable import PreviewCompiler

/// What is said of modules that are nowhere, by whole folders through the compiler.
@Suite(.serialized) final class MissingModulesTests {
    private let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit {
        try? FileManager.default.removeItem(at: scratch)
    }

    /// Returns the warnings and errors of a project with a layout and some other files.
    private func faults(_ files: [String: String]) throws -> [String] {
        let code = scratch.appendingPathComponent("code")
        let layout = "import UIKit\nclass Deck: UICollectionViewLayout {}\n"
        for (name, text) in files.merging(["Deck.swift": layout], uniquingKeysWith: { $1 }) {
            let file = code.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let builder = try PreviewBuilder(
            PreviewProject(
                path: code.path, modules: testModules,
                output: scratch.appendingPathComponent("out").path,
                engineTime: .infinity), additions: [(name: Shadows.fileName, text: Shadows.source)])
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library != nil)
        return build.diagnostics.filter { $0.severity != .note && !$0.message.hasPrefix("this #Preview") }
            .map { "\($0.file ?? ""):\($0.line): \($0.message)" }
    }

    private let then = """
        import UIKit
        import Then
        class List: UIViewController {
            let layout = Deck()
            let box = Box<UIView>()
            override func viewDidLoad() {
                super.viewDidLoad()
                configure(Tool.self)
            }
            func configure(_ tool: Any) {}
            func more() { Gadget.shared.start(); _ = Tool() }
        }

        """

    /// Each round shows an error that was hidden by the one before, so that parts are left out again and again.
    @Test(arguments: ["Wheel", "WheelSwift"])
    func aPackageThatNeverCompilesCostsOnlyWhatNeedsIt(package: String) throws {
        let hidden = (1...20).map {
            "public struct S\($0) { public static let value = \($0 == 1 ? "nowhere" : "S\($0 - 1).value") }"
        }
        let list = """
            import UIKit
            import Wheel
            class List: UIViewController {
                let layout = Deck()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "\\(S20.value)"
                }
            }

            """
        let said = try faults([
            "List.swift": list,
            "Pods/\(package)/Wheel.swift": hidden.joined(separator: "\n") + "\npublic class Spoke: Nothing {}\n",
        ])
        #expect(
            said == [
                "List.swift:2: the module Wheel does not compile here (a line needs it: S20): a file in .zoetrope can "
                    + "stand in for what is shown of it",
                "Pods/\(package)/Wheel.swift:1: the package \(package) is left out, as it does not compile here: cannot find "
                    + "'nowhere' in scope",
            ])
    }

    @Test func aPackageThatIsNotThereIsNamedOnceAtItsImport() throws {
        #expect(
            try faults(["List.swift": then]) == [
                "List.swift:2: the module Then is not here (3 lines need it: Box, Tool, Gadget): put the sources into "
                    + "Pods, Carthage/Checkouts or .build/checkouts of this folder, or a stand-in for what is shown into "
                    + ".zoetrope"
            ])
    }

    /// Yalantis/Koloda, whose `pop` adds `pop_add` to layers.
    @Test func whatBeginsWithAModulesNameIsTheModules() throws {
        let source = """
            import UIKit
            import pop
            class List: UIViewController {
                let layout = Deck()
                func move() -> Int { view.pop_add(1, view.pop_count) }
            }

            """
        #expect(
            try faults(["List.swift": source]).map {
                $0.prefix { $0 != ":" } + $0.drop { $0 != "(" }.prefix { $0 != ":" }
            }
                == ["List.swift(a line needs it"])
    }

    @Test func whatTheCompilerCanNotTellForWantOfItIsNotSaid() throws {
        let source = """
            import UIKit
            import Then
            class List: UIViewController {
                let layout = Deck()
                let label = UILabel().then { $0.textAlignment = .center }
                let button = UIButton().then { $0.tintColor = .red }
            }

            """
        let faults = try faults(["List.swift": source])
        let expected = "List.swift:2: the module Then is not here (2 lines need it: then)"
        #expect(faults.filter { !$0.hasPrefix(expected) } == [] && faults.count == 1)
    }

    @Test(arguments: [
        "Pods/Then/Sources/Then.swift", ".zoetrope/Then.swift",
    ])
    func itsSourcesOrAStandInHelp(path: String) throws {
        let sources =
            "public class Box<T> { public init() {} }\npublic class Tool { public init() {} }\n"
            + "public class Gadget { public static let shared = Gadget(); public func start() {} }\n"
        #expect(try faults(["List.swift": then, path: sources]) == [])
    }

    @Test(arguments: [
        ("Network", "let line: NWConnection? = nil")
    ])
    func whatNeedsANetworkOrADatabaseIsNamedOnceAtItsImport(module: String, use: String) throws {
        let faults = try faults([
            "Api.swift": "import \(module)\nfinal class Api { \(use) }\n",
            "List.swift": """
            import UIKit
            class List: UIViewController {
                let layout = Deck()
                override func viewDidLoad() { super.viewDidLoad(); print(Api()) }
                func again() { print(Api()) }
            }
            """,
        ])
        #expect(
            faults == [
                module == "Network"
                    ? "Api.swift:1: Zoetrope has no \(module) (2 lines need it: Api): a file in .zoetrope can stand in for "
                        + "what is shown of it"
                    : "Api.swift:1: the module \(module) is not here, and files that import it and show nothing are left "
                        + "out (2 lines need it: Api): a file in .zoetrope can stand in for what is shown of them"
            ])
    }

    @Test func aFrameworkOfApplesIsNamedOnceAtItsImport() throws {
        let faults = try faults([
            "Place.swift": """
            import SceneKit
            import UIKit
            class Place: UIViewController {
                let layout = Deck()
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(SCNView()) }
                func center() { _ = SCNVector3(1, 2, 3) }
            }
            """
        ])
        #expect(
            faults == [
                "Place.swift:1: Zoetrope has no SceneKit (2 lines need it: SCNView, SCNVector3): a file in "
                    + ".zoetrope can stand in for what is shown of it"
            ])
    }

    /// bcylin/QuickTableViewController's sources are in `Source`, and its example imports what its pod is called; of
    /// eggswift/ESTabBarController the package alone names the module.
    @Test(arguments: [
        ("RowKit.podspec", ""), ("Package.swift", #"Package(targets: [.target(name: "RowKit", path: "Source")])"#),
    ])
    func theProjectsOwnModuleIsHereWhateverItsFolderIsCalled(manifest: String, text: String) throws {
        let source = """
            import RowKit
            import UIKit
            class List: UIViewController {
                let layout = Deck()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    UIView().glowStronger()
                }
            }

            """
        let faults = try faults(["Source/Row.swift": "struct Row {}\n", "List.swift": source, manifest: text])
        #expect(faults.count == 1 && faults[0].hasPrefix("List.swift:7: this statement is left out: "), "\(faults)")
    }

    /// As maxep/MXParallaxHeader's Swift examples import what is in Objective-C.
    @Test func aModuleInObjectiveCIsSaidToBe() throws {
        let source = "import Header\nimport UIKit\nfinal class List { let header: HeaderView? = nil }\n"
        let show = "class Show: UIViewController { let layout = Deck(); let list = List() }\n"
        let faults = try faults([
            "List.swift": source, "Show.swift": "import UIKit\n" + show, "Header/HeaderView.m": "",
        ])
        let beginning = "List.swift:1: the module Header is in Objective-C, which is not compiled here ("
        #expect(faults.first?.hasPrefix(beginning) == true, "\(faults)")
        #expect(faults.first?.hasSuffix("): a file in .zoetrope can stand in for what is shown of it") == true)
    }

    /// dasdom/BreakOutToRefresh's app shows a controller in Objective-C beside one in Swift.
    @Test func aClassInObjectiveCIsSaidToBe() throws {
        let show = """
            import UIKit
            class Show: UIViewController {
                let layout = Deck()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(OldController())
                }
            }
            """
        let faults = try faults(["Show.swift": show, "Old/OldController.m": ""])
        let words = "'OldController' in scope (it is in Objective-C, which is not compiled: a file in .zoetrope can"
        #expect(faults.contains { $0.contains(words) }, "\(faults)")
    }

    @Test func aViewOfAPackageMayHaveAnInitialiserWithoutArguments() throws {
        let source = """
            import Then
            import UIKit
            class Like: BouncingButton {
                override init() {
                    super.init()
                    setTitle("Like", for: .normal)
                }
                required init?(coder: NSCoder) { nil }
            }
            class List: UIViewController {
                let layout = Deck()
                let like = Like()
            }

            """
        let faults = try faults(["List.swift": source])
        #expect(faults.count == 1 && faults[0].contains("(a line needs it: BouncingButton)"), "\(faults)")
    }

    /// The buttons of mac-gallagher/Shuffle inherit from a package's: without it the rest of its cards can be shown.
    @Test func aViewOfAPackageThatIsNotThereIsOneOfUIKits() throws {
        let faults = try faults([
            "List.swift": """
            import Then
            import UIKit
            class Like: BouncingButton {
                override func layoutSubviews() { super.layoutSubviews(); setTitle("Like", for: .normal) }
            }
            class Row: FancyCollectionViewCell { func show() { contentView.addSubview(Like()) } }
            class List: UIViewController {
                let layout = Deck()
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(Like(frame: .zero)); Row().show() }
            }
            """
        ])
        #expect(
            faults == [
                "List.swift:1: the module Then is not here (2 lines need it: BouncingButton, FancyCollectionViewCell): "
                    + "put the sources into Pods, Carthage/Checkouts or .build/checkouts of this folder, or a stand-in for "
                    + "what is shown into .zoetrope"
            ])
    }

    @Test func whereThePackageComesFromIsKnownTheCommandThatBringsItIsTold() throws {
        let resolved = """
            {"pins": [{"identity": "then", "kind": "remoteSourceControl", "location": "https://example.com/a/Then.git",
            "state": {"revision": "0123456789abcdef0123456789abcdef01234567", "version": "3.0.0"}}], "version": 2}
            """
        #expect(
            try faults([
                "List.swift": then, "A.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": resolved,
            ]) == [
                "List.swift:2: the module Then is not here (3 lines need it: Box, Tool, Gadget): "
                    + "'git clone https://example.com/a/Then.git .build/checkouts/Then && "
                    + "git -C .build/checkouts/Then checkout 0123456789ab' in this folder brings it, "
                    + "or a stand-in for what is shown is put into .zoetrope"
            ])
    }

    @Test func whatALibraryAddsToViewsIsItsLack() throws {
        let faults = try faults([
            "List.swift": """
            import SnapKit
            import UIKit
            class List: UIViewController {
                let layout = Deck()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func other() { view.lackedByZoetrope() }
            }
            """
        ])
        #expect(faults.count == 2)
        #expect(
            faults.first?.hasPrefix("List.swift:1: the module SnapKit is not here (a line needs it: snp): ") == true)
        #expect(
            faults.last?.hasPrefix(
                "List.swift:9: this statement is left out: Zoetrope's UIKit has no 'lackedByZoetrope'")
                == true)
    }

    /// As rosberry/CollectionViewTools has a folder DeepDiff of adaptors to the package of that name.
    @Test func aFolderWhoseFilesImportAModuleOfItsNameIsNotThatModule() throws {
        let adaptor =
            "import UIKit\nimport Then\nclass Adaptor: UIViewController { let layout = Deck(); let box: Box? = nil }\n"
        let faults = try faults(["Sources/Then/Adaptor.swift": adaptor])
        #expect(
            faults.first?.hasPrefix("Sources/Then/Adaptor.swift:2: the module Then is not here") == true, "\(faults)")
        let own = project(["Sources/Then/Then.swift": "struct Box {}", "App/Then/App.swift": "import Then"])
        #expect(own.moduleFolders.contains("then") && MissingModules(in: own).packages.isEmpty)
    }

    /// sgl0v/TMDB is tested with EarlGrey, which has no part in what is shown.
    @Test func whatTestsAreWrittenWithIsNoneOfTheModulesThatMakeWhatIsShown() {
        let own = project(["Tests/Page.swift": "import EarlGrey", "App/App.swift": "import Then"])
        #expect(MissingModules(in: own).packages == ["Then"])
    }
}
