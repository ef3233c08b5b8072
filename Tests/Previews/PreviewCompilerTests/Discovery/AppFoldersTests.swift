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

    @Test func appsThatShareNoNameAreShownTogether() {
        var sources = sources
        sources["Demos/Hub/ViewController.swift"] = "class HubController: UIViewController {}"
        #expect(AppFolders(project(sources)).leftOut.isEmpty)
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
}
