import QuartzCore
import Testing

@testable import UIKit

/// Presentation controllers that take the presenter's view away: "return true if you want the view controller's view to be removed",
/// as Apple's documentation of `shouldRemovePresentersView` has it.
///
/// robertmryan/SwiftCustomTransitions moves both views, and unwraps what the transition says of them.
@MainActor
@Suite struct RemovedPresenterTests {
    private final class Surroundings: UIPresentationController {
        override var shouldRemovePresentersView: Bool { true }
    }

    private final class Curtain: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate
    {
        var isCancelled = false
        var views: [UIView?] = []
        var areHeld: [Bool] = []

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            Surroundings(presentedViewController: presented, presenting: presenting)
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.1
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            views = [context.view(forKey: .from), context.view(forKey: .to)]
            areHeld = views.map { $0?.superview === context.containerView }
            if let to = views[1] { context.containerView.insertSubview(to, at: 0) }
            UIView.animate(withDuration: 0.1, animations: {}) { [isCancelled] _ in
                context.completeTransition(!isCancelled)
            }
        }
    }

    private final class Screen: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    private let stage = Stage()
    private let curtain = Curtain()
    private let root: Screen
    private let over: UIViewController

    init() {
        let (stage, curtain) = (stage, curtain)
        (root, over) = stage.perform {
            let (root, over) = (Screen(), UIViewController())
            stage.window.rootViewController = root
            stage.window.layoutIfNeeded()
            over.modalPresentationStyle = .custom
            over.transitioningDelegate = curtain
            return (root, over)
        }
        root.calls = []
    }

    private func present() {
        stage.advance { root.present(over, animated: true) }
        stage.settle()
    }

    private func dismiss() {
        stage.advance { over.dismiss(animated: true) }
        stage.settle()
    }

    @Test func bothViewsTakePartInThePresentation() {
        present()
        #expect(curtain.views == [root.view, over.view] && curtain.areHeld[0])
        #expect(root.view.window == nil && over.view.window === stage.window)
        #expect(root.calls == ["will disappear", "did disappear"])
    }

    @Test func bothViewsTakePartInTheDismissal() {
        present()
        root.calls = []
        dismiss()
        #expect(curtain.views == [over.view, root.view])
        #expect(stage.window.subviews == [root.view] && root.view.frame == stage.window.bounds)
        #expect(root.calls == ["will appear", "did appear"])
    }

    @Test func afterAPresentationThatIsCancelledThePresentersViewIsWhereItWas() {
        curtain.isCancelled = true
        present()
        #expect(stage.window.subviews == [root.view] && over.view.window == nil)
    }

    @Test func afterADismissalThatIsCancelledThePresentersViewIsAway() {
        present()
        curtain.isCancelled = true
        dismiss()
        #expect(root.view.window == nil && over.view.window === stage.window)
        curtain.isCancelled = false
        dismiss()
        #expect(stage.window.subviews == [root.view])
    }

    @Test func theStandardAnimationShowsThePresentersViewAgain() {
        present()
        stage.advance { over.dismiss(animated: false) }
        stage.settle()
        #expect(stage.window.subviews == [root.view])
    }
}
