import QuartzCore

/// An entry of the menu of a ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The entry's text.
    open var title: String
    /// What is performed.
    open var action: Selector

    /// Makes an entry.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

/// The menu for editing of iOS before 16: a stage's has the app's own entries, and none of the system's, as *Copy*.
///
/// An entry is there if the first responder, or whoever it goes on to, has its method.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// Where the menu would lie beside its target.
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    /// The menu of the stage.
    open class var shared: UIMenuController { FrameClock.current.shared { UIMenuController() } }

    /// The app's own entries.
    open var menuItems: [UIMenuItem]?
    /// Has no effect: the menu lies where there is room.
    open var arrowDirection = ArrowDirection.default
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    /// Whether the menu is shown.
    ///
    /// Setting it shows or hides the menu.
    open var isMenuVisible: Bool {
        get { presenter != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Where the menu lies on the screen, in points; zero while it is hidden.
    open var menuFrame: CGRect { presenter?.panel.frame ?? .zero }

    private var presenter: MenuPresenter? { targetView?.window.flatMap(MenuPresenter.current) }

    /// Does nothing: the entries are chosen when the menu is shown.
    open func update() {}

    /// Sets what the menu is shown beside.
    ///
    /// - Parameters:
    ///   - targetRect: the rectangle.
    ///   - targetView: the view in whose coordinates it is.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetRect, self.targetView) = (targetRect, targetView)
    }

    /// Shows the menu beside a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Hides the menu.
    open func hideMenu() {
        presenter?.close()
    }

    /// Hides the menu that is shown beside a view.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    /// Shows or hides the menu.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hideMenu() }
        guard let view = targetView, let window = view.window else { return }
        let first: UIResponder = window.firstResponder ?? view
        let actions = (menuItems ?? []).compactMap { item -> UIAction? in
            let target = sequence(first: first, next: \.next).first { item.action.isFound(on: $0) }
            guard let target else { return nil }
            return UIAction(title: item.title) { [weak self] _ in item.action.perform(on: target, with: self) }
        }
        guard !actions.isEmpty else { return }
        let presenter = MenuPresenter(
            UIMenu(title: "", children: actions), sender: self, source: view.convert(targetRect, to: nil), in: window,
            chosen: { _ in })
        NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
        presenter.present(in: window)
        NotificationCenter.default.post(name: Self.menuFrameDidChangeNotification, object: self)
        NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
    }

    /// Is posted before the menu is shown.
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Is posted when the menu has been shown.
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Is posted before the menu is hidden.
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Is posted when the menu has been hidden.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Is posted when the menu's place has changed, as with each that is shown.
    public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}
