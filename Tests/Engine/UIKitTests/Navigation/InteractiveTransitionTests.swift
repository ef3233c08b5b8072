import Foundation
import Testing

@testable import UIKit

/// Transitions that a gesture drives.
@MainActor
@Suite struct InteractiveTransitionTests {
    private final class Controller: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    }

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            to.transform = CGAffineTransform(translationX: 400, y: 0)
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { to.transform = .identity },
                completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
        }
    }

    private final class Chooser: NSObject, UINavigationControllerDelegate {
        let interactor = UIPercentDrivenInteractiveTransition()
        var animator: any UIViewControllerAnimatedTransitioning = Slide()

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    private let stage = Stage()
    private let chooser = Chooser()
    private let (first, second): (Controller, Controller)
    private let navigation: UINavigationController

    init() {
        let stage = stage
        (first, second) = stage.perform { (Controller(), Controller()) }
        let first = first
        navigation = stage.perform { UINavigationController(rootViewController: first) }
        let navigation = navigation
        stage.perform {
            stage.window.rootViewController = navigation
            stage.window.layoutIfNeeded()
        }
    }

    private func push() {
        stage.perform {
            navigation.delegate = chooser
            navigation.pushViewController(second, animated: true)
        }
        (first.log, second.log) = (first.log.filter { $0.contains("dis") }, second.log)
    }

    private var shownX: CGFloat { stage.perform { second.view.layer.presented.transform.m41 } }

    /// As UIViewControllerAnimatedTransitioning documents it, and Infinity-James/BrokenTransitionAnimation does.
    private final class Animated: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            guard let to = context.view(forKey: .to) else { return animator }
            context.containerView.addSubview(to)
            to.transform = CGAffineTransform(translationX: 400, y: 0)
            animator.addAnimations { to.transform = .identity }
            animator.addCompletion { context.completeTransition($0 == .end) }
            return animator
        }
    }

    @Test func whoAskedIsToldThatTheGestureLetsGo() {
        final class Log {
            var cancelled: [Bool] = []
        }
        let log = Log()
        push()
        stage.perform {
            second.transitionCoordinator?.notifyWhenInteractionEnds { log.cancelled.append($0.isCancelled) }
        }
        stage.advance { chooser.interactor.update(0.5) }
        #expect(log.cancelled.isEmpty)
        stage.advance { chooser.interactor.cancel() }
        stage.settle()
        #expect(log.cancelled == [true] && navigation.topViewController === first)
    }

    /// Who holds the controllers is asked, too: marcosgriselli/SwipeableTabBarController begins a change only while its own
    /// coordinator is nil.
    @Test func whoHoldsTheControllersHasTheCoordinatorOfTheirChange() {
        #expect(navigation.transitionCoordinator == nil)
        push()
        #expect(navigation.transitionCoordinator === second.transitionCoordinator)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        stage.advance { chooser.interactor.finish() }
        stage.settle()
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test(arguments: [true, false])
    func anInterruptibleAnimatorStandsWhereItsDriverPutsIt(isFinished: Bool) {
        chooser.animator = Animated()
        push()
        for _ in 0..<90 { stage.advance() }
        assertClose(shownX, 400, within: 1e-6)
        stage.advance { chooser.interactor.update(0.75) }
        for _ in 0..<90 { stage.advance() }
        assertClose(shownX, 100, within: 0.1)
        stage.advance { if isFinished { chooser.interactor.finish() } else { chooser.interactor.cancel() } }
        stage.settle()
        #expect(navigation.topViewController === (isFinished ? second : first))
    }

    @Test func itStandsWhereItsDriverPutsIt() {
        push()
        for _ in 0..<90 { stage.advance() }
        assertClose(shownX, 400, within: 1e-6)
        stage.advance { chooser.interactor.update(0.25) }
        assertClose(shownX, 300, within: 0.1)
        stage.advance { chooser.interactor.update(0.75) }
        assertClose(shownX, 100, within: 0.1)
        stage.advance { chooser.interactor.update(0.5) }
        assertClose(shownX, 200, within: 0.1)
        #expect(second.log == ["will appear"] && first.log == ["will disappear"])
    }

    @Test func finishedItGoesOnFromThere() {
        push()
        stage.advance { chooser.interactor.update(0.5) }
        stage.advance { chooser.interactor.finish() }
        for _ in 0..<15 { stage.advance() }
        assertClose(shownX, 100, within: 8)
        for _ in 0..<20 { stage.advance() }
        #expect(shownX == 0 && navigation.topViewController === second)
        #expect(second.log == ["will appear", "did appear"] && first.log == ["will disappear", "did disappear"])
        #expect(!stage.clock.isBusy && first.view.superview == nil)
    }

    @Test func cancelledItGoesBack() {
        push()
        stage.advance { chooser.interactor.update(0.5) }
        stage.advance { chooser.interactor.cancel() }
        for _ in 0..<12 { stage.advance() }
        #expect(shownX > 250 && shownX < 310)
        for _ in 0..<30 { stage.advance() }
        #expect(navigation.topViewController === first && second.view.superview == nil && second.parent == nil)
        #expect(second.log == ["will appear", "will disappear", "did disappear"])
        #expect(first.view.superview != nil && !stage.clock.isBusy)
    }

    @Test func aSwipeFromTheEdgeGoesBack() {
        stage.perform { navigation.pushViewController(second, animated: false) }
        stage.advance { stage.send(.began, 5, 300) }
        for step in 1...20 { stage.advance { stage.send(.moved, 5 + CGFloat(step) * 10, 300) } }
        let x = stage.perform { second.view.layer.presented.frame.minX }
        #expect(x > 150 && x < 205)
        stage.advance { stage.send(.ended, 205, 300) }
        for _ in 0..<60 { stage.advance() }
        #expect(navigation.topViewController === first && second.view.superview == nil)
    }

    @Test func aSwipeThatComesBackLeavesItAsItWas() {
        stage.perform { navigation.pushViewController(second, animated: false) }
        stage.advance { stage.send(.began, 5, 300) }
        for step in 1...10 { stage.advance { stage.send(.moved, 5 + CGFloat(step) * 10, 300) } }
        for step in 1...5 { stage.advance { stage.send(.moved, 105 - CGFloat(step) * 10, 300) } }
        stage.advance { stage.send(.ended, 55, 300) }
        for _ in 0..<60 { stage.advance() }
        #expect(navigation.topViewController === second && second.view.superview != nil)
        #expect(stage.perform { second.view.layer.presented.frame.minX } == 0 && !stage.clock.isBusy)
    }

    @Test func aDragThatBeginsInTheMiddleIsNoSwipe() {
        stage.perform { navigation.pushViewController(second, animated: false) }
        stage.advance { stage.send(.began, 150, 300) }
        for step in 1...10 { stage.advance { stage.send(.moved, 150 + CGFloat(step) * 10, 300) } }
        #expect(navigation.topViewController === second)
        #expect(stage.perform { second.view.layer.presented.frame.minX } == 0)
    }
}
