import QuartzCore

/// A way in which a presented controller covers the stage.
///
/// With `automatic`, `pageSheet` and `formSheet` it is a sheet on a phone that is held upright, unless it has a delegate for its
/// transitions; with `custom` its presentation controller says where it lies, and with `popover` it may be a box. All others cover the whole.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// A style of transitions: controllers come from below, or dissolve, unless an animator says otherwise.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
    /// The controller that holds this one and those around it: its view is what lies below a presented one.
    private var outermost: UIViewController { sequence(first: self, next: \.parent).reduce(self) { $1 } }

    final func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Whoever asks, it is the controller around all that presents: the others are within its view.
        let outermost = outermost
        outermost.presentation = controller
        controller.presenter = outermost
        let surroundings = controller.makePresentationController(from: outermost, source: self)
        surroundings?.presentingViewController = outermost
        let container = surroundings?.open(in: window) ?? window
        if let surroundings, surroundings.shouldRemovePresentersView {
            controller.takePresenter(outermost, into: container)
        }
        let place = surroundings?.frameOfPresentedViewInContainerView ?? window.bounds
        let chosen = controller.transitioningDelegate?.animationController(
            forPresented: controller, presenting: outermost, source: self)
        let transition = ControllerTransition(
            .present, from: outermost, to: controller, in: container, frame: place, animated: animated,
            animator: (animated ? chosen : nil)
                ?? StandardTransition(.present, animated: animated, dissolves: controller.dissolves),
            interactor: animated
                ? chosen.flatMap { controller.transitioningDelegate?.interactionControllerForPresentation(using: $0) }
                : nil,
            surroundings: surroundings
        ) { didComplete in
            if didComplete {
                controller.coverPresenter(outermost, surroundings)
            } else {
                controller.uncoverPresenter(in: window)
                outermost.end(controller)
            }
            completion?()
        }
        (surroundings?.presentedView ?? controller.view).frame = place
        transition.run()
    }

    /// Takes away what this controller presents, and all that is presented from there, or, if it presents nothing, the
    /// controller itself.
    ///
    /// What is foremost goes as it is dismissed; the others are gone when it begins to.
    final func removePresented(animated: Bool, completion: (() -> Void)?) {
        guard let first = presentedViewController else {
            if let presenter = presentingViewController {
                presenter.removePresented(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        let presented = Array(sequence(first: first, next: \.presentedViewController))
        let controller = presented[presented.count - 1]
        guard let window = controller.viewIfLoaded?.window else { return }
        let surroundings = controller.surroundings
        // What the animation is given to put into the container comes to the window at the end.
        let comesBack = surroundings?.shouldRemovePresentersView == true && controller.presenter === outermost
        for each in presented where each !== controller || !comesBack { each.uncoverPresenter(in: window) }
        let covered = presented.dropLast().compactMap { $0.surroundings?.containerView ?? $0.viewIfLoaded }
        for view in covered { view.isHidden = true }
        let chosen = controller.transitioningDelegate?.animationController(forDismissed: controller)
        let transition = ControllerTransition(
            .dismiss, from: controller, to: outermost, in: surroundings?.containerView ?? window,
            frame: surroundings?.frameOfPresentedViewInContainerView ?? window.bounds, animated: animated,
            animator: (animated ? chosen : nil)
                ?? StandardTransition(.dismiss, animated: animated, dissolves: controller.dissolves),
            interactor: animated
                ? chosen.flatMap { controller.transitioningDelegate?.interactionControllerForDismissal(using: $0) }
                : nil,
            surroundings: surroundings
        ) { [self] didComplete in
            for view in covered { view.isHidden = false }
            if !didComplete { controller.coverPresenter(outermost, surroundings) }
            if didComplete { controller.uncoverPresenter(in: window) }
            if didComplete { for each in presented.reversed() { each.presenter?.end(each) } }
            completion?()
        }
        for each in presented.dropLast() { each.surroundings?.presentedViewGoes(with: transition) }
        transition.run()
    }

    /// Takes the view below this controller's out of the window, as this one covers all of it.
    ///
    /// - Parameters:
    ///   - presenter: the outermost controller of the one that presents this one.
    ///   - surroundings: what manages this one's surroundings; nil if it covers the stage.
    private func coverPresenter(_ presenter: UIViewController, _ surroundings: UIPresentationController?) {
        if let (view, _) = coveredView { return view.removeFromSuperview() }
        guard surroundings == nil, modalPresentationStyle == .fullScreen, let view = presenter.viewIfLoaded,
            let parent = view.superview as? UIWindow, let place = parent.subviews.firstIndex(of: view)
        else { return }
        coveredView = (view, place)
        view.removeFromSuperview()
    }

    /// Puts the presenter's view where both controllers' views are while one comes in the place of the other.
    private func takePresenter(_ presenter: UIViewController, into container: UIView) {
        guard let view = presenter.viewIfLoaded, let parent = view.superview as? UIWindow,
            let place = parent.subviews.firstIndex(of: view)
        else { return }
        coveredView = (view, place)
        container.insertSubview(view, at: 0)
    }

    /// Puts the view that this controller covers back to where it was.
    private func uncoverPresenter(in window: UIWindow) {
        guard let (view, place) = coveredView else { return }
        coveredView = nil
        window.insertSubview(view, at: min(place, window.subviews.count))
        if view.transform == .identity { view.frame = window.bounds }
    }

    private var dissolves: Bool {
        modalTransitionStyle == .crossDissolve || surroundings is UIPopoverPresentationController
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

    private var isSheetByStyle: Bool { [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) }

    /// Returns the sheet of the controller or of the nearest one around it; makes it for one that is not presented yet.
    final func makeSheet() -> UISheetPresentationController? {
        if let parent { return parent.makeSheet() }
        if presenter != nil { return surroundings as? UISheetPresentationController }
        guard isSheetByStyle else { return nil }
        if surroundings == nil {
            surroundings = UISheetPresentationController(presentedViewController: self, presenting: presenter)
        }
        let sheet = surroundings as? UISheetPresentationController
        sheet?.isAskedFor = true
        return sheet
    }

    /// Whether the controller is a sheet without having been asked for one, as controllers are since iOS 13.
    ///
    /// One whose transitions an app animates covers the stage: the animations are made for that.
    private func isSheetByDefault(over presenter: UIViewController) -> Bool {
        let traits = presenter.traitCollection
        return isSheetByStyle && transitioningDelegate == nil && traits.horizontalSizeClass != .regular
            && traits.verticalSizeClass != .compact
    }

    final func makePopover() -> UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        let made = popover ?? UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        popover = made
        return made
    }

    /// Makes what manages the surroundings of this controller while another one presents it.
    ///
    /// - Parameters:
    ///   - presenter: the controller that presents it.
    ///   - source: the one that was asked to.
    /// - Returns: nil if it covers the stage.
    final func makePresentationController(
        from presenter: UIViewController, source: UIViewController
    ) -> UIPresentationController? {
        let isDefault = isSheetByDefault(over: presenter)
        if let sheet = surroundings as? UISheetPresentationController, !(sheet.isAskedFor ? isSheetByStyle : isDefault)
        {
            surroundings = nil
        }
        if surroundings == nil, isDefault {
            surroundings = UISheetPresentationController(presentedViewController: self, presenting: presenter)
        }
        if let popover = makePopover(), popover.isBox(in: presenter.traitCollection) { surroundings = popover }
        if surroundings == nil, modalPresentationStyle == .custom {
            surroundings = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
        }
        return surroundings
    }
}
