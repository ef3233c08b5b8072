import QuartzCore

/// The drag from the left edge by which a navigation controller goes back.
@MainActor
final class NavigationSwipe: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    private(set) lazy var recognizer: UIScreenEdgePanGestureRecognizer = {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        recognizer.delegate = self
        recognizer.addAction { [weak self] _ in self?.follow() }
        return recognizer
    }()
    /// What drives the change that the drag has begun; nil without one.
    private(set) var interactor: UIPercentDrivenInteractiveTransition?

    init(_ controller: UINavigationController) {
        self.controller = controller
    }

    private func follow() {
        let width = max(controller.view.bounds.width, 1)
        switch recognizer.state {
        case .began:
            interactor = UIPercentDrivenInteractiveTransition()
            controller.popViewController(animated: true)
        case .changed:
            interactor?.update(recognizer.translation(in: controller.view).x / width)
        case .ended, .cancelled:
            let (moved, velocity) = (recognizer.translation(in: controller.view).x, recognizer.velocity(in: nil).x)
            let goes = recognizer.state == .ended && (velocity.magnitude > 100 ? velocity > 0 : moved > width / 2)
            if goes { interactor?.finish() } else { interactor?.cancel() }
            interactor = nil
        default: break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interactor == nil
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        controller.viewControllers.count > 1
    }

    /// What lies in the controllers waits for touches that begin at the edge.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
