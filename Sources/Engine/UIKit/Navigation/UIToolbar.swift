import QuartzCore

/// A bar of 44 points with buttons side by side.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// The buttons and the gaps between them, from the leading end.
    open var items: [UIBarButtonItem]? { didSet { showItems() } }
    /// The colour of the background; nil for the standard one.
    open var barTintColor: UIColor? { didSet { updateColors() } }
    /// The style: a dark bar for ``UIBarStyle/black``.
    open var barStyle = UIBarStyle.default { didSet { updateColors() } }
    /// The look of the bar.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            hasOwnLook = true
            updateColors()
        }
    }
    private final var hasOwnLook = false
    /// Has no effect: a bar looks the same wherever content is scrolled to.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Has no effect: all stages have the standard look.
    open var compactAppearance: UIToolbarAppearance?
    /// Has no effect: all stages have the standard look.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    /// Whether what a navigation controller shows extends below the bar; true by default.
    ///
    /// The bar looks the same.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// Is asked where the bar lies; nobody is on a stage.
    open weak var delegate: (any UIToolbarDelegate)?
    private final var backgroundImages: [Int: UIImage] = [:]
    private final let line = UIView()
    private final var shown: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty bar, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeToolbar(self)
    }

    private func setUp() {
        line.isUserInteractionEnabled = false
        addSubview(line)
        updateColors()
    }

    private func updateColors() {
        let isClear = backgroundImages[UIBarMetrics.default.rawValue]?.size == .zero
        let own = barStyle == .black ? UIColor(white: 0.09, alpha: 0.94) : standardAppearance.backgroundColor
        // Not by the property, which a subclass may override to set the bar's tint.
        setBackground(isClear ? nil : barTintColor ?? own)
        line.backgroundColor = isClear ? nil : standardAppearance.shadowColor
    }

    /// Sets the image behind the buttons, of which only one without a size has an effect: the bar is clear.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
        updateColors()
    }

    /// Sets the image of the line at the bar's edge, of which only one without a size has an effect: there is no line.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        line.isHidden = shadowImage?.size == .zero
    }

    /// Sets the buttons, at once.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    private var visibleItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

    private func showItems() {
        for view in shown { view.removeFromSuperview() }
        shown = (items ?? []).filter { $0.space == nil }.map(\.view)
        for view in shown { addSubview(view) }
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    /// Buttons are hit beside their texts, too.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BarTouches.target(
            at: point, of: self, hit: super.hitTest(point, with: event),
            buttons: visibleItems.filter { $0.customView == nil && $0.space == nil }.map(\.view))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        // Above the system's bar, and beside the island.
        let safe = safeAreaInsets
        let bottom = min(safe.bottom, max(bounds.height - UINavigationController.barHeight, 0))
        let bounds = bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: bottom, right: safe.right))
        let items = visibleItems
        let margin: CGFloat = 16
        let widths = items.map(width)
        let gaps = CGFloat(max(items.count - 1, 0)) * 8
        let rest = max(bounds.width - 2 * margin - gaps - widths.reduce(0, +), 0)
        let flexible = items.count { $0.space == .flexible }
        var x = bounds.minX + margin
        for (item, width) in zip(items, widths) {
            let own = item.space == .flexible ? rest / CGFloat(flexible) : width
            if item.space == nil {
                let height = min(max(item.view.sizeThatFits(bounds.size).height, 32), bounds.height)
                item.view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: own, height: height)
            }
            x += own + 8
        }
    }

    private func width(of item: UIBarButtonItem) -> CGFloat {
        guard item.space == nil else { return item.width }
        return item.width > 0 ? item.width : max(item.view.sizeThatFits(bounds.size).width, 32)
    }
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of buttons that end something.
    open var doneButtonAppearance = UIBarButtonItemAppearance()

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
    }
}

extension UIToolbar: BarButtonBar, BarLooks {
    func buttonLook(isDone: Bool) -> UIBarButtonItemAppearance {
        isDone ? standardAppearance.doneButtonAppearance : standardAppearance.buttonAppearance
    }

    func takeLooks(of proxy: UIView) {
        guard let proxy = proxy as? UIToolbar else { return }
        if proxy.hasOwnLook, !hasOwnLook { standardAppearance = proxy.standardAppearance }
        if !proxy.backgroundImages.isEmpty, backgroundImages.isEmpty {
            backgroundImages = proxy.backgroundImages
            updateColors()
        }
    }
}
