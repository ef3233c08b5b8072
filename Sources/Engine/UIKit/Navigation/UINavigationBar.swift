import QuartzCore

/// The bar of a navigation controller: 44 points with a title, buttons and the way back, and 52 more below them for a large
/// title.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The bar's background colour; nil for the standard one.
    open var barTintColor: UIColor? { didSet { updateColors() } }
    /// The look of the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasOwnLook = true
            updateColors()
        }
    }
    private final var hasOwnLook = false
    /// The look of the bar where no ``standardAppearance`` was set: a bar looks the same wherever content is scrolled to.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateColors() } }
    /// Has no effect: all stages have the standard look.
    open var compactAppearance: UINavigationBarAppearance?
    /// Has no effect: all stages have the standard look.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Whether what the controllers below show extends below the bar; true by default.
    ///
    /// An opaque bar has its tint, or black or white by its style, behind a background image; without one it looks the same.
    open var isTranslucent = true {
        didSet {
            superview?.setNeedsLayout()
            updateColors()
        }
    }
    /// Whether titles are large unless their items say otherwise; false by default.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { titleSizeChanged() } } }
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    /// The style: a dark bar with a light title for ``UIBarStyle/black``.
    open var barStyle = UIBarStyle.default { didSet { updateColors() } }
    /// The image of the line at the bar's edge; an image without a size hides the line.
    open var shadowImage: UIImage? { didSet { updateColors() } }
    /// Has no effect: the way back is a character.
    open var backIndicatorImage: UIImage?
    /// Has no effect: the way back is a character.
    open var backIndicatorTransitionMaskImage: UIImage?
    private final var backgroundImages: [Int: UIImage] = [:]
    private final let backgroundView = UIImageView()

    /// Sets the image behind the bar's content; one without a size makes the bar clear.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
        updateColors()
    }

    /// Sets the image behind the bar's content, wherever the bar lies.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// Returns the image behind the bar's content.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }

    /// What is asked before items change, and told after that; nil for a navigation controller's bar, which asks the controller.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// The item that is shown.
    open private(set) var topItem: UINavigationItem?
    private final var ownItems: [UINavigationItem] = []
    /// The items, the last of which is shown.
    open var items: [UINavigationItem]? {
        get { ownItems.isEmpty ? topItem.map { itemsBelow + [$0] } : ownItems }
        set { setItems(newValue, animated: false) }
    }
    /// The item below the one that is shown.
    open var backItem: UINavigationItem? { ownItems.isEmpty ? itemsBelow.last : ownItems.dropLast().last }

    /// Sets the items of a bar of one's own, at once.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        ownItems = items ?? []
        goBack = { [weak self] in _ = self?.popItem(animated: true) }
        show(
            ownItems.last, canGoBack: ownItems.count > 1, backTitles: backItem?.titlesOfWayBack,
            below: Array(ownItems.dropLast()))
    }

    /// Shows another item in a bar of one's own, at once.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems(ownItems + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Shows the item below the one that is shown, and returns that one; nil if there is none, or the delegate forbids it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = ownItems.last, delegate?.navigationBar(self, shouldPop: last) ?? true else { return nil }
        setItems(ownItems.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: last)
        return last
    }

    /// Does nothing: titles stand where they are.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    /// Returns 0: titles stand where they are.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
    /// Has no effect: bars look as on a phone.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    private final let title = UILabel()
    private final let largeTitle = LargeTitleView()
    /// The items that the shown one has its title's size from, where it says nothing of it.
    private final var itemsBelow: [UINavigationItem] = []
    /// Whether the title is large, as far as content that has been scrolled leaves it room.
    final var showsLargeTitle: Bool {
        prefersLargeTitles && topItem.map { UINavigationItem.hasLargeTitle(itemsBelow + [$0]) } == true
    }
    /// How far the bar's background reaches beyond it, below a status bar.
    final var reach: CGFloat = 0 { didSet { if reach != oldValue { setNeedsLayout() } } }
    /// What lies above the bar in its colour.
    private final let above = UIView()
    private final let line = UIView()
    private final let back = UIButton(type: .system)
    private final var shown: [UIView] = []
    final var goBack: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty bar, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeNavigationBar(self)
    }

    private func setUp() {
        updateColors()
        title.textAlignment = .center
        back.titleLabel?.font = .systemFont(ofSize: 17)
        back.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .primaryActionTriggered)
        backgroundView.clipsToBounds = true
        line.isUserInteractionEnabled = false
        above.isUserInteractionEnabled = false
        for view in [above, backgroundView, largeTitle, title, line, back] { addSubview(view) }
    }

    /// The look that holds: the shown item's, or the bar's.
    private var look: UINavigationBarAppearance {
        topItem?.standardAppearance ?? topItem?.scrollEdgeAppearance
            ?? (hasOwnLook ? standardAppearance : scrollEdgeAppearance ?? standardAppearance)
    }

    private func updateColors() {
        let look = look
        let image = backgroundImages[UIBarMetrics.default.rawValue] ?? look.backgroundImage
        let isEmpty = image?.size == .zero
        let isDark = barStyle == .black
        // An opaque bar has a ground of its own behind an image: developer.apple.com/documentation/uikit/uinavigationbar/istranslucent
        let ground: UIColor = isDark ? .black : .white
        let own = isDark ? UIColor(white: 0.09, alpha: 0.94) : look.backgroundColor
        // Not by the property, which a subclass may override to set the bar's tint.
        setBackground(
            isEmpty && isTranslucent ? nil : barTintColor ?? (image != nil && !isTranslucent ? ground : own))
        above.backgroundColor = backgroundColor
        backgroundView.image = isEmpty ? nil : image
        line.backgroundColor = shadowImage?.size == .zero ? nil : look.lineColor
        let backLook = look.backButtonAppearance.normal.titleTextAttributes
        back.titleLabel?.font = backLook[.font] as? UIFont ?? .systemFont(ofSize: 17)
        back.setTitleColor(backLook[.foregroundColor] as? UIColor, for: .normal)
        for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) { item.update() }
        setNeedsLayout()
    }

    /// The titles that the way back may have, the longest first.
    private final var backTitles = ["Back"]

    /// Shows an item.
    ///
    /// - Parameters:
    ///   - item: the item; nil for none.
    ///   - canGoBack: whether there is a way back.
    ///   - backTitles: the titles of the way back, of which the first is shown for which there is room; nil for `Back`.
    ///   - itemsBelow: the items below it.
    final func show(
        _ item: UINavigationItem?, canGoBack: Bool, backTitles: [String]? = nil, below itemsBelow: [UINavigationItem]
    ) {
        topItem?.changed = nil
        (topItem, self.itemsBelow) = (item, itemsBelow)
        self.backTitles = backTitles ?? ["Back"]
        back.setTitle("‹ \(self.backTitles.last ?? "")", for: .normal)
        item?.changed = { [weak self] in
            self?.update(canGoBack: canGoBack)
            self?.itemChanged?()
        }
        update(canGoBack: canGoBack)
    }

    /// Is called when what the shown item has to show has changed.
    final var itemChanged: (() -> Void)?

    private func update(canGoBack: Bool) {
        for view in shown { view.removeFromSuperview() }
        let items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
        shown = items.map(\.view) + [topItem?.titleView].compactMap { $0 }
        for view in shown { addSubview(view) }
        let isReplaced =
            topItem?.leftBarButtonItems?.isEmpty == false && topItem?.leftItemsSupplementBackButton != true
        back.isHidden = !canGoBack || topItem?.hidesBackButton == true || isReplaced
        updateColors()
    }

    /// Buttons are hit beside their texts, too.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
        return BarTouches.target(
            at: point, of: self, hit: super.hitTest(point, with: event),
            buttons: [back] + items.filter { $0.customView == nil && !$0.isHidden }.map(\.view))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: UINavigationController.barHeight + (showsLargeTitle ? CollapsingRoom.titleHeight : 0))
    }

    private func titleSizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        title.text = topItem?.title
        let look = look
        let attributes = look.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
        title.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = attributes[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
        above.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: reach)
        backgroundView.frame = bounds.inset(by: UIEdgeInsets(top: -reach, left: 0, bottom: 0, right: 0))
        title.isHidden = topItem?.titleView != nil
        line.frame = CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
        // Below the island, and beside it.
        let safe = safeAreaInsets
        let top = min(safe.top, max(bounds.height - UINavigationController.barHeight, 0))
        var bounds = bounds.inset(by: UIEdgeInsets(top: top, left: safe.left, bottom: 0, right: safe.right))
        placeLargeTitle(&bounds)
        chooseBackTitle(in: bounds.width)
        func place(_ view: UIView, from x: CGFloat, leftward: Bool = false) -> CGFloat {
            let own = view.sizeThatFits(bounds.size)
            let size = CGSize(width: max(own.width, 32), height: min(max(own.height, 32), bounds.height))
            view.frame = CGRect(
                x: leftward ? x - size.width : x, y: bounds.minY + (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
            return leftward ? x - size.width - 8 : x + size.width + 8
        }
        var left = bounds.minX + 16
        if !back.isHidden { left = place(back, from: bounds.minX + 8) }
        for item in topItem?.leftBarButtonItems ?? [] where !item.isHidden { left = place(item.view, from: left) }
        var right = bounds.maxX - 16
        for item in topItem?.rightBarButtonItems ?? [] where !item.isHidden {
            right = place(item.view, from: right, leftward: true)
        }
        let margin = max(left - bounds.minX, bounds.maxX - right)
        title.frame = CGRect(
            x: bounds.minX + margin, y: bounds.minY, width: max(bounds.width - 2 * margin, 0), height: bounds.height
        ).offsetBy(dx: look.titlePositionAdjustment.horizontal, dy: look.titlePositionAdjustment.vertical)
        if let search = topItem?.titleView as? UISearchBar {
            // It takes all that the buttons leave.
            search.frame = CGRect(x: left - 8, y: bounds.minY, width: max(right - left + 16, 0), height: bounds.height)
        } else if let view = topItem?.titleView {
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    /// Gives the way back the first of its titles that leaves the bar's own in the middle.
    private func chooseBackTitle(in width: CGFloat) {
        guard !back.isHidden, backTitles.count > 1 else { return }
        let middle = topItem?.titleView.map(\.bounds.width) ?? title.sizeThatFits(bounds.size).width
        let room = (width - middle) / 2 - 16
        let font = back.titleLabel?.font ?? .systemFont(ofSize: 17)
        let chosen = backTitles.first { "‹ \($0)".size(withAttributes: [.font: font]).width <= room }
        let text = "‹ \(chosen ?? backTitles.last ?? "")"
        if back.title(for: .normal) != text { back.setTitle(text, for: .normal) }
    }

    /// Gives the large title what lies below the buttons, whose row is left.
    private func placeLargeTitle(_ row: inout CGRect) {
        let room = showsLargeTitle ? max(row.height - UINavigationController.barHeight, 0) : 0
        if showsLargeTitle { row.size.height -= room }
        largeTitle.isHidden = room == 0
        largeTitle.frame = CGRect(x: row.minX, y: row.maxY, width: row.width, height: room)
        largeTitle.show(
            topItem?.title, look.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 },
            barStyle == .black ? .white : .label)
        title.alpha = largeTitle.isSeen ? 0 : 1
    }
}

extension UINavigationBar: BarButtonBar, BarLooks {
    func buttonLook(isDone: Bool) -> UIBarButtonItemAppearance {
        isDone ? look.doneButtonAppearance : look.buttonAppearance
    }

    func takeLooks(of proxy: UIView) {
        guard let proxy = proxy as? UINavigationBar else { return }
        if proxy.hasOwnLook, !hasOwnLook { standardAppearance = proxy.standardAppearance }
        if scrollEdgeAppearance == nil { scrollEdgeAppearance = proxy.scrollEdgeAppearance }
        if titleTextAttributes == nil { titleTextAttributes = proxy.titleTextAttributes }
        if largeTitleTextAttributes == nil { largeTitleTextAttributes = proxy.largeTitleTextAttributes }
        if backgroundImages.isEmpty, !proxy.backgroundImages.isEmpty {
            backgroundImages = proxy.backgroundImages
            updateColors()
        }
    }
}
