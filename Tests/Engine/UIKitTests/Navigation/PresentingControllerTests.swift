import QuartzCore
import Testing

@testable import UIKit

/// Who presents, where a controller that others hold is asked to: "the presenting view controller isn't necessarily the one whose
/// method is called", as Apple's documentation of `present(_:animated:completion:)` has it.
@MainActor
@Suite struct PresentingControllerTests {
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate
    {
        var presenting: UIViewController?
        var source: UIViewController?
        var from: UIViewController?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            (self.presenting, self.source) = (presenting, source)
            return self
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.1
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            from = transitionContext.viewController(forKey: .from)
            if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
            transitionContext.completeTransition(true)
        }
    }

    private let stage = Stage(width: 390, height: 844)

    /// A controller in the navigation controller that is the window's.
    private func makeRoot() -> (navigation: UINavigationController, content: UIViewController) {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        stage.window.rootViewController = navigation
        return (navigation, content)
    }

    @Test func theOutermostControllerPresentsWhatAnyWithinItIsAskedTo() {
        let animator = Animator()
        stage.perform {
            let (navigation, content) = makeRoot()
            let presented = UIViewController()
            presented.modalPresentationStyle = .custom
            presented.transitioningDelegate = animator
            content.present(presented, animated: true)
            #expect(presented.presentingViewController === navigation)
            #expect(content.presentedViewController === presented && navigation.presentedViewController === presented)
            #expect(animator.presenting === navigation && animator.source === content)
            #expect(animator.from === navigation)
        }
    }

    @Test func aControllerWithinAPresentedOneKnowsItsPresenterAndDismissesIt() {
        stage.perform {
            let (navigation, content) = makeRoot()
            let form = UIViewController()
            let presented = UINavigationController(rootViewController: form)
            content.present(presented, animated: false)
            #expect(form.presentingViewController === navigation)
            form.dismiss(animated: false)
            #expect(navigation.presentedViewController == nil && form.presentingViewController == nil)
            #expect(presented.viewIfLoaded?.window == nil)
        }
    }

    @Test func aWindowsSubclassBeginsWithAScene() {
        final class Overlay: UIWindow {
            init(over scene: UIWindowScene?) {
                if let scene { super.init(windowScene: scene) } else { super.init(frame: .zero) }
            }

            required init?(coder: NSCoder) { nil }
        }
        stage.perform {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            #expect(scene != nil && Overlay(over: scene).bounds == stage.window.bounds)
        }
    }
}
