import QuartzCore

/// A way in which a presented controller covers the stage; here all of them cover the whole.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// A style of transitions, without effect: controllers come from below unless an animator says otherwise.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
    /// The controller that holds this one and those around it: its view is what lies below a presented one.
    private var outermost: UIViewController { sequence(first: self, next: \.parent).reduce(self) { $1 } }

    final func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        presentation = controller
        controller.presenter = self
        let surroundings = controller.makePresentationController(from: self)
        surroundings?.presentingViewController = self
        let container = surroundings?.open(in: window) ?? window
        let place = surroundings?.frameOfPresentedViewInContainerView ?? window.bounds
        let chosen = controller.transitioningDelegate?.animationController(
            forPresented: controller, presenting: self, source: self)
        let transition = ControllerTransition(
            .present, from: outermost, to: controller, in: container, frame: place, animated: animated,
            animator: (animated ? chosen : nil) ?? StandardTransition(.present, animated: animated),
            interactor: animated
                ? chosen.flatMap { controller.transitioningDelegate?.interactionControllerForPresentation(using: $0) }
                : nil,
            surroundings: surroundings
        ) { [self] didComplete in
            if !didComplete { end(controller) }
            completion?()
        }
        (surroundings?.presentedView ?? controller.view).frame = place
        transition.run()
    }

    /// Takes away what this controller presents, or, if it presents nothing, the controller itself.
    final func removePresented(animated: Bool, completion: (() -> Void)?) {
        guard let controller = presentedViewController else {
            if let presenter {
                presenter.removePresented(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        guard let window = controller.viewIfLoaded?.window else { return }
        let surroundings = controller.surroundings
        let chosen = controller.transitioningDelegate?.animationController(forDismissed: controller)
        let transition = ControllerTransition(
            .dismiss, from: controller, to: outermost, in: surroundings?.containerView ?? window,
            frame: surroundings?.frameOfPresentedViewInContainerView ?? window.bounds, animated: animated,
            animator: (animated ? chosen : nil) ?? StandardTransition(.dismiss, animated: animated),
            interactor: animated
                ? chosen.flatMap { controller.transitioningDelegate?.interactionControllerForDismissal(using: $0) }
                : nil,
            surroundings: surroundings
        ) { [self] didComplete in
            if didComplete { end(controller) }
            completion?()
        }
        transition.run()
    }

    /// Takes away the view of a controller that is presented no more, with what lies around it.
    private func end(_ controller: UIViewController) {
        controller.view.removeFromSuperview()
        controller.surroundings?.presentedView?.removeFromSuperview()
        controller.surroundings?.close()
        controller.surroundings = nil
        controller.popover = nil
        presentation = nil
        controller.presenter = nil
    }

    final func makeSheet() -> UISheetPresentationController? {
        guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
        if surroundings == nil {
            surroundings = UISheetPresentationController(presentedViewController: self, presenting: presenter)
        }
        return surroundings as? UISheetPresentationController
    }

    final func makePopover() -> UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        let made = popover ?? UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        popover = made
        return made
    }

    /// Makes what manages the surroundings of this controller while another one presents it; nil covers the stage.
    final func makePresentationController(from presenter: UIViewController) -> UIPresentationController? {
        if surroundings == nil, modalPresentationStyle == .custom {
            surroundings = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: presenter)
        }
        return surroundings
    }
}
