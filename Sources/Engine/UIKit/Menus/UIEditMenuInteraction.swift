import QuartzCore

/// Where and for what a menu for editing is shown.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// A name of one's choice.
    open private(set) var identifier: AnyHashable
    /// The place in the view that the menu is about, in points.
    open private(set) var sourcePoint: CGPoint
    /// Has no effect: the menu lies where there is room.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes one of a name and a place.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

/// Where a menu would lie beside its place.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic, up, down, left, right
}

/// What hears of a menu for editing, and gives its entries.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu; nil for the one that is suggested, which has no entries.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the rectangle that the menu is about.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    /// Returns nil.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Returns a rectangle of no size at the configuration's place.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}

/// A menu for editing that a view shows when it is told to.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?
    /// What gives the entries.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private weak var presenter: MenuPresenter?

    /// Makes one that asks a delegate for its entries.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
    }

    /// Keeps the view.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu, if it has entries.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let window = view.window,
            let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: []),
            !menu.children.isEmpty
        else { return }
        let rect =
            delegate?.editMenuInteraction(self, targetRectFor: configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
        let presenter = MenuPresenter(
            menu, sender: self, source: view.convert(rect, to: nil), in: window, chosen: { _ in })
        self.presenter = presenter
        presenter.present(in: window)
    }

    /// Hides the menu.
    open func dismissMenu() { presenter?.close() }
    /// Does nothing: the entries are chosen when the menu is shown.
    open func reloadVisibleMenu() {}
}
