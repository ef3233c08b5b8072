import QuartzCore

/// An open menu: it lies above everything in its window, and ends with a choice or a tap beside it.
@MainActor
class MenuPresenter: UIView {
    private let sender: AnyObject
    /// The rectangle in the window beside which the menu lies.
    let source: CGRect
    private let chosen: (UIAction) -> Void
    private(set) var panel: MenuPanel
    private(set) var isClosing = false

    /// Opens a menu.
    ///
    /// - Parameters:
    ///   - menu: the menu.
    ///   - view: the view beside which it lies.
    ///   - window: the window.
    ///   - chosen: is called before an action is performed.
    static func present(
        _ menu: UIMenu, from view: UIView, in window: UIWindow, chosen: @escaping (UIAction) -> Void = { _ in }
    ) {
        let presenter = MenuPresenter(
            menu, sender: view, source: view.convert(view.bounds, to: nil), in: window, chosen: chosen)
        presenter.present(in: window)
    }

    /// Opens in a window, in place of another menu.
    final func present(in window: UIWindow) {
        Self.current(in: window)?.close()
        window.addSubview(self)
        open()
    }

    /// Returns the menu that is open in a window; nil if none is.
    static func current(in window: UIWindow) -> MenuPresenter? {
        window.subviews.lazy.compactMap { $0 as? MenuPresenter }.last { !$0.isClosing }
    }

    init(
        _ menu: UIMenu, sender: AnyObject, source: CGRect, in window: UIWindow, chosen: @escaping (UIAction) -> Void
    ) {
        self.sender = sender
        self.source = source
        self.chosen = chosen
        panel = MenuPanel(menu)
        super.init(frame: window.bounds)
        StageFlags.hasMenus = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(MenuPresenter.tappedBeside)))
        add(panel)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func add(_ panel: MenuPanel) {
        panel.choose = { [weak self] element in self?.choose(element) }
        addSubview(panel)
    }

    private func tappedBeside(_ recognizer: UITapGestureRecognizer) {
        let place = recognizer.location(in: self)
        if !panel.frame.contains(place) { tapped(at: place) }
    }

    // MARK: For menus with more than entries

    /// A tap beside the entries: closes the menu.
    func tapped(at point: CGPoint) { close() }
    /// Is called before the menu opens.
    func prepareToOpen() {}
    /// Is called in the animation in which it opens.
    func animateOpening() {}
    /// Is called when it is open.
    func didOpen() {}
    /// Is called before it closes.
    func prepareToClose() {}
    /// Is called in the animation in which it closes.
    func animateClosing() {}
    /// Is called when it is closed.
    func didClose() {}

    // MARK: Opening

    /// The panel grows out of the side that is next to its source.
    private func open() {
        UIView.performWithoutAnimation {
            placePanel()
            prepareToOpen()
        }
        panel.alpha = 0
        panel.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [],
            animations: { [self] in
                panel.alpha = 1
                panel.transform = .identity
                animateOpening()
            }, completion: { [weak self] _ in self?.didOpen() })
    }

    /// Puts the entries beside the source.
    func placePanel() {
        let size = panel.fittingSize(in: bounds.size)
        let margin: CGFloat = 8
        let below = bounds.maxY - margin - source.maxY
        let isBelow = below >= size.height + margin || below >= source.minY
        let y = isBelow ? source.maxY + margin : source.minY - margin - size.height
        // The edges that are nearer to the window's are in line.
        let x = source.midX < bounds.midX ? source.minX : source.maxX - size.width
        let origin = CGPoint(
            x: min(max(x, margin), max(bounds.maxX - margin - size.width, margin)),
            y: min(max(y, margin), max(bounds.maxY - margin - size.height, margin)))
        panel.bounds.size = size
        let anchor = CGPoint(x: min(max((source.midX - origin.x) / size.width, 0), 1), y: isBelow ? 0 : 1)
        panel.layer.anchorPoint = anchor
        panel.center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
        panel.layoutSubtreeIfNeeded()
    }

    /// Closes the menu.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        post(UIMenuController.willHideMenuNotification)
        UIView.performWithoutAnimation { prepareToClose() }
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .curveEaseIn,
            animations: { [self] in
                panel.alpha = 0
                panel.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                animateClosing()
            },
            completion: { [weak self] _ in
                guard let self else { return }
                didClose()
                removeFromSuperview()
                post(UIMenuController.didHideMenuNotification)
            })
    }

    /// Tells the observers of the menu for editing, if it is that one's.
    private func post(_ name: Notification.Name) {
        guard sender is UIMenuController else { return }
        NotificationCenter.default.post(name: name, object: sender)
    }

    // MARK: Choosing

    /// Marks the entry under a finger that opened the menu and is still down.
    func pointAt(_ point: CGPoint) {
        panel.mark(panel.row(at: convert(point, to: panel)))
    }

    /// Chooses the entry at which that finger is lifted; without one the menu stays open.
    func liftAt(_ point: CGPoint) {
        let row = panel.row(at: convert(point, to: panel))
        panel.mark(nil)
        if let row { choose(row.element) }
    }

    private func choose(_ element: UIMenuElement) {
        guard !isClosing else { return }
        if let menu = element as? UIMenu { return show(menu) }
        guard let action = element as? UIAction, !action.attributes.contains(.disabled) else { return }
        if panel.menu.options.contains(.singleSelection) {
            for other in panel.menu.allActions { other.state = other === action ? .on : .off }
        }
        if !action.attributes.contains(.keepsMenuPresented) { close() }
        chosen(action)
        action.run(from: sender)
        if action.attributes.contains(.keepsMenuPresented) { panel.reload() }
    }

    /// Shows another menu, as a part of this one, in its place.
    final func show(_ menu: UIMenu) {
        let old = panel
        panel = MenuPanel(menu)
        add(panel)
        UIView.performWithoutAnimation { placePanel() }
        panel.alpha = 0
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [],
            animations: { [self] in
                old.alpha = 0
                panel.alpha = 1
            }, completion: { _ in old.removeFromSuperview() })
    }
}
