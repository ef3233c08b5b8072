import QuartzCore
import Testing

@testable import UIKit

/// Windows that an app shows on a stage.
@MainActor @Suite struct WindowTests {
    private final class Witness: UIViewController {
        var calls: [String] = []

        override func viewDidLoad() { calls.append("load") }
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("appear \(view.bounds.width)") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
    }

    /// Calls a closure with a stage of 390 times 844 points.
    private func onStage(_ body: @MainActor (UIWindow) throws -> Void) rethrows {
        let clock = FrameClock()
        try clock.perform {
            UIScreen(size: CGSize(width: 390, height: 844)).becomeMain()
            let stage = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            stage.becomeStage()
            try body(stage)
        }
        clock.end()
    }

    @Test func levelsAreInOrder() {
        #expect([UIWindow.Level.alert, .normal, .statusBar].sorted() == [.normal, .statusBar, .alert])
    }

    @Test func aWindowIsOnTheStagesScreen() {
        onStage { stage in
            #expect(stage.screen === UIScreen.main && stage.screen.bounds.height == 844)
        }
    }

    @Test func aWindowIsOnTheStageOnceItIsMadeVisible() throws {
        try onStage { stage in
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let window = UIWindow(windowScene: scene)
            let witness = Witness()
            let replaced = Witness()
            window.rootViewController = replaced
            window.rootViewController = witness
            #expect(!replaced.isViewLoaded)
            #expect(witness.calls.isEmpty && window.superview == nil)
            #expect(UIApplication.shared.keyWindow === stage)
            window.makeKeyAndVisible()
            #expect(witness.calls == ["load", "will appear", "appear 390.0"])
            #expect(window.superview === stage && witness.view.window === window)
            #expect(UIApplication.shared.keyWindow === window && window.isKeyWindow)
            #expect(scene.windows == [stage, window])

            // What is set later appears at once.
            let next = Witness()
            window.rootViewController = next
            #expect(witness.calls.last == "disappear" && witness.view.superview == nil)
            #expect(next.calls == ["load", "will appear", "appear 390.0"])

            window.isHidden = true
            #expect(window.superview == nil && UIApplication.shared.keyWindow === stage)
            window.isHidden = false
            #expect(window.superview === stage)
            #expect(next.calls.count == 3)
        }
    }

    @Test func windowsOfHigherLevelsLieInFrontAndTheStagesOwnControllerBehind() {
        onStage { stage in
            let windows = [UIWindow.Level.alert, .normal, .alert + 1, .statusBar].map { level in
                let window = UIWindow(frame: .zero)
                window.windowLevel = level
                window.isHidden = false
                #expect(window.frame == stage.bounds)
                return window
            }
            let controller = UIViewController()
            stage.rootViewController = controller
            #expect(stage.subviews == [controller.view, windows[1], windows[3], windows[0], windows[2]])
        }
    }

    @Test func aTouchAndAKeyReachWhatIsInAWindowOnTheStage() {
        onStage { stage in
            let window = UIWindow(frame: stage.bounds)
            let controller = UIViewController()
            window.rootViewController = controller
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            window.makeKeyAndVisible()
            controller.view.addSubview(field)
            #expect(stage.hitTest(CGPoint(x: 30, y: 110), with: nil)?.isDescendant(of: field) == true)
            #expect(field.becomeFirstResponder())
            stage.type("Hello", isEntered: false)
            #expect(field.text == "Hello")
        }
    }

    @Test func aWindowByItselfIsSeenAsItIs() {
        let clock = FrameClock()
        clock.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(controller.view.superview === window && window.isKeyWindow)
        }
        clock.end()
    }

    @Test func aWindowHearsThatItHasBecomeTheKeyOneAndIsNoMore() {
        final class Pane: UIWindow {
            var calls: [String] = []
            override func becomeKey() { calls.append("become") }
            override func resignKey() { calls.append("resign") }
        }
        onStage { stage in
            let pane = Pane(frame: stage.bounds)
            pane.makeKey()
            pane.makeKey()
            #expect(pane.calls == ["become"])
            stage.makeKey()
            #expect(pane.calls == ["become", "resign"])
        }
    }
}
