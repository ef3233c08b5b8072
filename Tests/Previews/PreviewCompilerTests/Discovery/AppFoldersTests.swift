import Testing

@testable import PreviewCompiler

/// Several apps in one project.
@Suite struct AppFoldersTests {
    private let sources = [
        "Demos/Wheel/AppDelegate.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
        "Demos/Wheel/ViewController.swift": "class ViewController: UIViewController { let wheel = Wheel() }",
        "Demos/Wheel/Sources/Wheel.swift": "class Wheel {}",
        "Demos/Hub/App/AppDelegate.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
        "Demos/Hub/ViewController.swift": "class ViewController: UIViewController {}",
        "Shared/Color.swift": "extension UIColor {}",
    ]

    @Test func ofAppsWithTheSameNamesTheOneWithTheMostCodeIsShown() {
        let apps = AppFolders(project(sources))
        #expect(apps.leftOut == ["Demos/Hub/"])
        let reason = apps.reason(for: "Demos/Hub/ViewController.swift")
        #expect(reason?.contains("'zoetrope preview' of Demos/Hub") == true)
        #expect(apps.reason(for: "Demos/Wheel/Sources/Wheel.swift") == nil)
        #expect(apps.reason(for: "Shared/Color.swift") == nil)
    }

    /// zoharIOS/Swift-IOS-Projects has a controller for an exercise that is in none of its apps.
    @Test func aFileOfNoAppComesAfterThoseOfTheAppThatDeclareTheSame() {
        var sources = sources
        sources["Exercise/ViewController.swift"] = "class ViewController: UIViewController {}"
        sources["Color/Wheel.swift"] = "public class Wheel {}"
        func order() -> [String] {
            let files = project(sources).sorted { $0.path < $1.path }
            return AppFolders(files).mainFirst(files, at: \.path).map(\.path)
        }
        #expect(order().suffix(4).contains("Exercise/ViewController.swift"))
        #expect(order().suffix(4).contains("Color/Wheel.swift") && order().first == "Demos/Wheel/AppDelegate.swift")
        // What is of a module that the app imports is that module's.
        sources["Demos/Wheel/Paint.swift"] = "import Color"
        #expect(order().first == "Color/Wheel.swift")
    }

    /// MoonStartMan/Swift-iOS-Demo has some eighty apps, of which the one with the most code is of SwiftUI.
    @Test func anAppWithControllersGoesBeforeOneOfSwiftUI() {
        var sources = sources
        sources["Demos/Wheel/ViewController.swift"] = "import SwiftUI\nstruct ContentView: View { let wheel = Wheel() }"
        #expect(AppFolders(project(sources)).isOfAnother("Demos/Wheel/ViewController.swift"))
    }

    @Test func appsThatShareNoNameAreShownTogether() {
        var sources = sources
        sources["Demos/Hub/ViewController.swift"] = "class HubController: UIViewController {}"
        #expect(AppFolders(project(sources)).leftOut.isEmpty)
    }

    /// faberNovel/CompositionalLayoutDSL has an empty app beside its library, in which that is tested, and an example in another project.
    @Test func anAppThatImportsTheLibraryGoesBeforeOneThatRunsItsTests() {
        let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
        let files = [
            "DSL/Layout.swift": "public class Layout {}", "DSLApp/AppDelegate.swift": delegate,
            "DSLApp/ViewController.swift": "class ViewController: UIViewController {}\n// and so on, and so on",
            "Example/Demo/AppDelegate.swift": delegate,
            "Example/Demo/ViewController.swift": "import DSL\nclass ViewController: UIViewController {}",
        ]
        let apps = AppFolders(
            project(files), projects: ["DSL.xcodeproj", "Example/Demo.xcodeproj"], in: "/a/DSL")
        #expect(apps.leftOut == ["DSLApp/"])
    }

    /// soapyigu/Swift-30-Projects and imzyf/99-projects-of-swift have some thirty apps each, of which many have a class
    /// `ViewController`, though the one that is shown has none.
    @Test func ofAppsBesideThatWhichIsShownNoTwoHaveTheSameNames() {
        var sources = sources
        for (name, type, length) in [
            ("Long", "LongController", 3), ("A", "ViewController", 2), ("B", "ViewController", 1),
        ] {
            sources["Demos/\(name)/AppDelegate.swift"] =
                "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
            sources["Demos/\(name)/Controller.swift"] =
                "class \(type): UIViewController {}\n" + String(repeating: "// and so on\n", count: 100 * length)
        }
        let apps = AppFolders(project(sources))
        #expect(Set(apps.leftOut) == ["Demos/B/", "Demos/Hub/", "Demos/Wheel/"])
        #expect(apps.reason(for: "Demos/A/Controller.swift") == nil)
    }

    /// marcosgriselli/EasyTransitions has an app for Apple TV beside that for iOS, whose storyboard says so.
    @Test func anAppForAnotherSystemIsNotShownBesideOneForIOS() {
        var sources = sources
        sources["Demos/Hub/ViewController.swift"] = "class HubController: UIViewController {}"
        let apps = AppFolders(project(sources), foreign: ["Demos/Wheel/Base.lproj/Main.storyboard"])
        #expect(apps.leftOut == ["Demos/Wheel/"])
        #expect(apps.reason(for: "Demos/Wheel/ViewController.swift")?.contains("for another system") == true)
        let alone = sources.filter { !$0.key.hasPrefix("Demos/Hub") }
        #expect(AppFolders(project(alone), foreign: ["Demos/Wheel/Base.lproj/Main.storyboard"]).leftOut.isEmpty)
    }

    @Test func oneAppIsAlone() {
        #expect(AppFolders(project(sources.filter { !$0.key.hasPrefix("Demos/Hub") })).leftOut.isEmpty)
    }

    // MARK: Which one

    /// kishikawakatsumi/AppStore-Clone-CollectionViewCompositionalLayouts: the app for older systems has more code, which stands
    /// on a module that is not there.
    @Test func anAppWithoutMissingModulesGoesBeforeOneWithMoreCode() {
        var sources = sources
        sources["Demos/Wheel/Sources/Wheel.swift"] = "import Wheels\nclass Wheel {}"
        let files = project(sources)
        #expect(AppFolders(files, missing: MissingModules(in: files)).leftOut == ["Demos/Wheel/"])
        // What its tests import it does not need.
        sources["Demos/Wheel/Sources/Wheel.swift"] = nil
        sources["Demos/Wheel/Tests/WheelTests.swift"] = "import Quick\nimport XCTest\nclass WheelTests: XCTestCase {}"
        sources["Demos/Hub/ViewController.swift"] = "import Hubs\nclass ViewController: UIViewController {}"
        let tested = project(sources)
        #expect(AppFolders(tested, missing: MissingModules(in: tested)).leftOut == ["Demos/Hub/"])
    }

    /// An app clip shares most of the app's sources, and needs less.
    @Test func aClipOfAnAppComesAfterThatAppWhateverThatLacks() {
        var sources = sources
        sources["Demos/Wheel/Sources/Wheel.swift"] = "import Wheels\nclass Wheel {}"
        let files = project(sources)
        let apps = AppFolders(
            files, isPart: { $0.hasPrefix("Demos/Hub/") }, missing: MissingModules(in: files))
        #expect(apps.leftOut == ["Demos/Hub/"])
    }

    /// Ramotion/preview-transition has a dependency with an app of its own beneath that of the demonstration.
    @Test func theAppWhoseXcodeProjectIsNearestGoesBeforeOneOfANestedProject() {
        let projects = ["Demos/Hub.xcodeproj", "Demos/Wheel/Wheel.xcodeproj"]
        #expect(AppFolders(project(sources), projects: projects).leftOut == ["Demos/Wheel/"])
    }

    @Test(arguments: [("/code/hub", []), ("/code", ["Demos/Hub.xcodeproj"])])
    func anAppNamedAsTheFolderOrItsProjectGoesBeforeOthers(root: String, projects: [String]) {
        #expect(AppFolders(project(sources), projects: projects, in: root).leftOut == ["Demos/Wheel/"])
    }

    /// NeedMoreDesu/Placeholders has four apps, of which the longest stores data.
    @Test func anAppThatNeedsAFrameworkOfApplesComesAfterItsEquals() {
        var sources = sources
        sources["Demos/Wheel/Sources/Wheel.swift"] = "import SpriteKit\nclass Wheel {}"
        let files = project(sources)
        #expect(AppFolders(files, missing: MissingModules(in: files)).leftOut == ["Demos/Wheel/"])
        let projects = ["Demos/Wheel.xcodeproj", "Demos/Hub/Hub.xcodeproj"]
        #expect(
            AppFolders(files, projects: projects, missing: MissingModules(in: files)).leftOut == ["Demos/Hub/"])
    }

    /// A command of a package has an entry point, too, and may be longer.
    @Test func anAppWithADelegateGoesBeforeAProgramWithoutOne() {
        var sources = sources
        sources["Demos/Wheel/AppDelegate.swift"] = "@main struct Command { static func main() {} }"
        #expect(AppFolders(project(sources)).leftOut == ["Demos/Wheel/"])
    }

    @Test func anAppThatTestsAreRunInComesAfterOthers() {
        let host = Dictionary(
            uniqueKeysWithValues: sources.map {
                ($0.key.replacing("Demos/Wheel/", with: "Demos/WheelTestHost/"), $0.value)
            })
        #expect(AppFolders(project(host)).leftOut == ["Demos/WheelTestHost/"])
    }

    @Test func anAppsFolderIsNoMoreThanItsXcodeProjectOrItsExample() {
        let sources = [
            "App/AppDelegate.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "App/ViewController.swift": "class ViewController: UIViewController { let wheel = Wheel(), font = Font() }",
            "Wheel/Example/AppDelegate.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "Wheel/Example/ViewController.swift": "class ViewController: UIViewController {}",
            "Wheel/Wheel.swift": "class Wheel {}",
            "Font/Viewer/App/AppDelegate.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "Font/Viewer/App/ViewController.swift": "class ViewController: UIViewController {}",
            "Font/Font.swift": "class Font {}",
        ]
        let apps = AppFolders(project(sources), projects: ["App.xcodeproj", "Font/Viewer/Viewer.xcodeproj"])
        #expect(apps.leftOut == ["Font/Viewer/", "Wheel/Example/"])
        #expect(apps.reason(for: "Wheel/Wheel.swift") == nil && apps.reason(for: "Font/Font.swift") == nil)
    }

    @Test func anAppAroundAnotherIsShownWithoutIt() {
        var sources = sources
        sources["Demos/Wheel/Vendor/Hub/AppDelegate.swift"] = sources["Demos/Hub/App/AppDelegate.swift"]
        sources["Demos/Wheel/Vendor/Hub/ViewController.swift"] = "class ViewController: UIViewController {}"
        let apps = AppFolders(project(sources.filter { !$0.key.hasPrefix("Demos/Hub") }))
        #expect(apps.reason(for: "Demos/Wheel/Vendor/Hub/ViewController.swift") != nil)
        #expect(apps.reason(for: "Demos/Wheel/ViewController.swift") == nil)
    }

    // MARK: What is shown of it

    @Test func otherAppsAreNamedInOneLineWithTheCommand() {
        var sources = sources
        sources["Demos/My deck/AppDelegate.swift"] = sources["Demos/Hub/App/AppDelegate.swift"]
        let notes = AppFolders(project(sources)).notes(in: "/code")
        #expect(
            notes.map(\.message) == [
                "of 3 apps here Demos/Wheel is shown; the others: zoetrope preview /code/Demos/Hub, "
                    + "zoetrope preview '/code/Demos/My deck'"
            ])
        let alone = sources.filter { $0.key.hasPrefix("Demos/Hub") }
        #expect(AppFolders(project(alone)).notes(in: "/code").isEmpty)
    }

    @Test func theMainAppsDelegateIsTakenAndItsScenesComeFirst() {
        func delegate(_ name: String) -> String {
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = \(name)()
                    return true
                }
            }
            """
        }
        let files = project([
            "Fonts/AppDelegate.swift": delegate("FontController"),
            "Fonts/FontController.swift": "class FontController: UIViewController {}\n#Preview { FontController() }",
            "Wheel/AppDelegate.swift": delegate("WheelController"),
            "Wheel/WheelController.swift":
                "class WheelController: UIViewController { let list = UITableView(), wheels = UITableView() }",
        ])
        let apps = AppFolders(files, in: "/wheel")
        #expect(apps.leftOut.isEmpty)
        let selection = FileSelection(from: apps.mainFirst(files, at: \.path))
        #expect(selection.files.map(\.path).contains("Wheel/AppDelegate.swift"))
        #expect(!selection.files.map(\.path).contains("Fonts/AppDelegate.swift"))
        let start = AppStart(in: apps.mainFirst(files, at: \.path))
        let list = SceneList(in: ProjectIndex(selection.files, start: start), apps)
        #expect(list.scenes.map(\.path).first?.hasPrefix("Wheel/") == true)
        #expect(list.scenes.map(\.path).last == "Fonts/FontController.swift")
    }
}
