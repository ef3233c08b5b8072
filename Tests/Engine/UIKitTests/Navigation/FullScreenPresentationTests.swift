import Testing

@testable import UIKit

/// Controllers that are presented with the style `fullScreen`.
@MainActor
@Suite struct FullScreenPresentationTests {
    private let stage = Stage()

    private func root() -> UIViewController {
        stage.perform {
            let root = UIViewController()
            stage.window.rootViewController = root
            stage.window.layoutIfNeeded()
            return root
        }
    }

    /// handsomecode/InteractiveSideMenu leaves the presenter's view above the menu, where UIKit takes it away: "the views belonging to
    /// the presenting view controller are removed after the presentation completes" (Apple, `fullScreen`).
    @Test func theViewBelowIsOutOfTheWindowUntilThePresentedOneGoes() {
        let (root, over) = (root(), stage.perform { UIViewController() })
        over.modalPresentationStyle = .fullScreen
        stage.advance { root.present(over, animated: true) }
        stage.advance(steps: 5)
        #expect(root.view.window === stage.window)
        stage.settle()
        #expect(root.view.window == nil && over.view.window === stage.window)
        stage.advance { over.dismiss(animated: true) }
        stage.advance(steps: 5)
        #expect(root.view.window === stage.window && stage.window.subviews.last === over.view)
        stage.settle()
        #expect(root.view.frame == stage.window.bounds && over.view.window == nil)
    }

    @Test func ofOtherStylesItStays() {
        let (root, over) = (root(), stage.perform { UIViewController() })
        over.modalPresentationStyle = .overFullScreen
        stage.advance { root.present(over, animated: true) }
        stage.settle()
        #expect(root.view.window === stage.window)
    }

    @Test func eachOfSeveralComesBack() {
        let (root, first, second) = (root(), stage.perform { UIViewController() }, stage.perform { UIViewController() })
        for each in [first, second] { each.modalPresentationStyle = .fullScreen }
        stage.advance { root.present(first, animated: false) }
        stage.advance { first.present(second, animated: false) }
        stage.settle()
        #expect(stage.window.subviews == [second.view])
        stage.advance { second.dismiss(animated: false) }
        stage.settle()
        #expect(stage.window.subviews == [first.view])
        stage.advance { first.dismiss(animated: false) }
        stage.settle()
        #expect(stage.window.subviews == [root.view])
    }
}
