import QuartzCore

/// The methods by which an object makes a view's context menu, and follows it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu at a place in the view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns what is lifted above a menu; nil for the view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Returns where what was lifted goes back to; nil for where it came from.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Is called when the preview above a menu has been tapped.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Is called before a menu opens.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Is called before a menu closes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Returns nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        isDefault()
        return nil
    }
    /// Returns nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        isDefault()
        return nil
    }
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        isDefault()
    }
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        isDefault()
    }
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        isDefault()
    }

    private func isDefault(_ method: StaticString = #function) {
        UncalledMethods.note(method, on: self, of: "UIContextMenuInteractionDelegate") {
            $0 is any UIContextMenuInteractionDelegate.Type
        }
    }
}

/// The context menu of a view: a finger that is held on the view lifts it and opens the menu beside it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// A look of menus.
    public enum Appearance: Int, Sendable {
        case unknown, rich, compact
    }

    /// The view in which the menu opens.
    open var view: UIView? { owner }
    @Unretained private final var owner: UIView?
    /// The object that makes the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The look of the menu: with a preview.
    open var menuAppearance: Appearance { .rich }

    private lazy final var press = ContextMenuGestureRecognizer { [weak self] point in self?.menu(at: point) }

    /// Makes the interaction of a delegate, which is held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// For a view whose menus are its own delegate's.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - menu: returns the menu at a place in it.
    init(of view: UIView, _ menu: @escaping (CGPoint) -> ContextMenu?) {
        owner = view
        super.init()
        press = ContextMenuGestureRecognizer(menu)
        view.addGestureRecognizer(press)
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        owner = nil
    }

    open func didMove(to view: UIView?) {
        owner = view
        view?.addGestureRecognizer(press)
    }

    /// Decides at once about a press of some touches, and returns whether a menu opens.
    final func decides(about touches: [UITouch]) -> Bool {
        guard press.state == .possible, press.touches.contains(where: touches.contains) else { return press.isActive }
        press.state = .began
        return press.isActive
    }

    /// Returns the finger's place in a view; nil for the window.
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    /// Closes the menu, if it is open.
    open func dismissMenu() { presenter?.close() }

    /// Changes the entries of the open menu.
    ///
    /// - Parameter block: returns the menu to show, given the one that is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let presenter else { return }
        presenter.show(block(presenter.panel.menu))
    }

    /// The open menu of something in the view.
    final var presenter: ContextMenuPresenter? {
        guard StageFlags.hasMenus, let view, let window = view.window,
            let presenter = MenuPresenter.current(in: window) as? ContextMenuPresenter,
            presenter.sourceView.isDescendant(of: view)
        else { return nil }
        return presenter
    }

    private func menu(at point: CGPoint) -> ContextMenu? {
        guard let view, view.superview != nil,
            let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return nil }
        let preview = delegate?.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        let menu = ContextMenu(configuration, of: view, preview: preview)
        menu.dismissalPreview = { [weak self] in
            guard let self else { return nil }
            return delegate?.contextMenuInteraction(
                self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
        }
        menu.willDisplay = { [weak self] animator in
            guard let self else { return }
            delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        }
        menu.willEnd = { [weak self] animator in
            guard let self else { return }
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        }
        menu.willPerform = { [weak self] animator in
            guard let self else { return }
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        return menu
    }
}
