/// What presents a controller while a binding says so.
@MainActor
final class Presenter: NSObject, UISheetPresentationControllerDelegate {
    /// Returns what is presented.
    var make: (Presenter) -> UIViewController = { _ in UIViewController() }
    /// Hands newer values to what is presented.
    var update: (UIViewController) -> Void = { _ in }
    /// Whether the binding says that it is presented.
    var isWanted: () -> Bool = { false }
    /// Tells the binding that it is gone.
    var whenEnded: () -> Void = {}
    /// Is called when it has gone.
    var onDismiss: (() -> Void)?
    /// The views of an alert; nil for what is no alert.
    var views: AlertViews?
    private(set) weak var node: ViewNode?
    private(set) var controller: UIViewController?
    /// What tells what is presented from what was before, as an item's identity; nil for always the same.
    var identity: () -> AnyHashable? = { nil }
    private var shownIdentity: AnyHashable?
    private var isMoving = false

    /// Returns the presenter that a node keeps for a modifier.
    static func of(_ node: ViewNode) -> Presenter {
        if let known = node.memory as? Presenter { return known }
        let presenter = Presenter()
        node.memory = presenter
        presenter.node = node
        return presenter
    }

    /// Presents or takes away once views are laid out, as the binding says.
    func nodeChanged() {
        guard let node else { return }
        if controller == nil {
            guard node.observed({ isWanted() }) else { return }
        } else {
            _ = node.observed { isWanted() }
        }
        node.host?.afterwards { [weak self] in self?.follow() }
    }

    /// Presents or takes away, as the binding says.
    func follow() {
        guard !isMoving else { return }
        // Somebody else may have dismissed it.
        if let controller, controller.presentingViewController == nil {
            whenEnded()
            return ended()
        }
        let wanted = isWanted() && node?.isUnmounted == false
        guard let controller else {
            if wanted { present() }
            return
        }
        if wanted, identity() == shownIdentity {
            update(controller)
        } else {
            remove()
        }
    }

    private func present() {
        guard let from = node?.host?.controller, from.viewIfLoaded?.window != nil,
            from.presentedViewController == nil
        else { return PresentationQueue.current.wait(self) }
        let made = make(self)
        (controller, shownIdentity, isMoving) = (made, identity(), true)
        let outermost = sequence(first: from, next: \.parent).reduce(from) { $1 }
        if made.overrideUserInterfaceStyle == .unspecified {
            made.overrideUserInterfaceStyle = outermost.overrideUserInterfaceStyle
        }
        from.present(made, animated: !TransactionState.current.transaction.disablesAnimations) { [weak self] in
            self?.isMoving = false
            self?.follow()
        }
    }

    /// Takes it away, as the binding or the view itself says.
    private func remove() {
        guard let controller, !isMoving else { return }
        isMoving = true
        guard let presenting = controller.presentingViewController else { return ended() }
        presenting.dismiss(animated: true) { [weak self] in self?.ended() }
    }

    /// Takes it away, and tells the binding.
    func dismiss() {
        whenEnded()
        remove()
    }

    /// Forgets it, as it is gone.
    func ended() {
        guard controller != nil else { return }
        let old = controller as? PresentedController
        (controller, shownIdentity, isMoving) = (nil, nil, false)
        old?.host.end()
        onDismiss?()
        // An item may have been replaced by another one.
        follow()
        PresentationQueue.current.retry()
    }

    /// Takes it away, as its view goes.
    func nodeEnded() {
        if controller != nil { remove() }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard controller != nil else { return }
        whenEnded()
        ended()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        (controller as? PresentedController)?.look.detentChanged(
            to: sheetPresentationController.selectedDetentIdentifier)
    }
}
