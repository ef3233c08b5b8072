import QuartzCore

/// The methods by which an object hears of a tab bar's taps.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Is called when somebody has tapped a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Is never called: nobody rearranges the tabs.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// Is never called: nobody rearranges the tabs.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Is never called: nobody rearranges the tabs.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Is never called: nobody rearranges the tabs.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// Tabs side by side at the bottom of a screen, one of them selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// An arrangement of the tabs; each fills the bar.
    public enum ItemPositioning: Int, Sendable {
        case automatic, fill, centered
    }

    /// The height of the bar in points.
    static let height: CGFloat = 49

    /// The object that hears of taps.
    open weak var delegate: (any UITabBarDelegate)?
    /// The tabs, from the leading end on.
    open var items: [UITabBarItem]? {
        get { buttons.map(\.item) }
        set { setItems(newValue, animated: false) }
    }
    /// The selected tab; nil for none.
    open weak var selectedItem: UITabBarItem? { didSet { update() } }
    /// The colour of the bar; nil for the standard one.
    open var barTintColor: UIColor? { didSet { update() } }
    /// The colour of the tabs that are not selected; nil for grey.
    open var unselectedItemTintColor: UIColor? { didSet { update() } }
    /// The picture behind the tabs, stretched; an empty one leaves the bar clear, and nil shows the colour.
    open var backgroundImage: UIImage? { didSet { update() } }
    /// The picture of the line above the bar: an empty one hides it, any other one is left out.
    open var shadowImage: UIImage? { didSet { update() } }
    /// Has no effect: the picture behind the selected tab is left out.
    open var selectionIndicatorImage: UIImage?
    /// Whether what a tab bar controller shows extends below the bar; true by default.
    ///
    /// The bar looks the same.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// Has no effect: tabs fill the bar.
    open var itemPositioning = ItemPositioning.automatic
    /// Has no effect: tabs fill the bar.
    open var itemWidth: CGFloat = 0
    /// Has no effect: tabs fill the bar.
    open var itemSpacing: CGFloat = 0
    /// The look of the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasOwnLook = true
            update()
        }
    }
    private final var hasOwnLook = false
    /// The look of the bar where no ``standardAppearance`` was set: a bar looks the same wherever content is scrolled to.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { update() } }

    private final var buttons: [UITabBarButton] = []
    private final let line = UIView()
    private final let backgroundView = UIImageView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty bar, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeTabBar(self)
    }

    private func setUp() {
        addSubview(backgroundView)
        addSubview(line)
        update()
    }

    /// False: nobody rearranges the tabs.
    open var isCustomizing: Bool { false }
    /// Does nothing: nobody rearranges the tabs.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    /// Does nothing: nobody rearranges the tabs.
    ///
    /// - Returns: false, as nothing has changed.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { false }

    /// Replaces the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { UITabBarButton($0, in: self) }
        for button in buttons { addSubview(button) }
        if let selected = selectedItem, !buttons.contains(where: { $0.item === selected }) { selectedItem = nil }
        update()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    final func chosen(_ item: UITabBarItem) {
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    /// The look that holds: the selected tab's, or the bar's.
    fileprivate var look: UITabBarAppearance {
        selectedItem?.standardAppearance
            ?? (hasOwnLook ? standardAppearance : scrollEdgeAppearance ?? standardAppearance)
    }

    private func update() {
        let look = look
        let picture = backgroundImage ?? look.backgroundImage
        let isClear = picture?.size == .zero
        // Not by the property, which a subclass may override to set the bar's tint.
        setBackground(isClear ? nil : barTintColor ?? look.backgroundColor)
        backgroundView.image = isClear ? nil : picture
        line.backgroundColor = shadowImage?.size == .zero ? nil : look.lineColor
        for button in buttons { button.update() }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let width = bounds.width / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    /// Returns the width that there is, and the height of the tabs above what the stage's edge covers of a bar at the bottom.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height + (isOfController ? superview?.safeAreaInsets.bottom ?? 0 : 0))
    }

    private final var isOfController: Bool { (delegate as? UITabBarController)?.tabBar === self }
}

/// What is seen of a tab, by the name of UIKit's class, which bars with tabs of their own look for.
private final class UITabBarButton: UIControl {
    override var laysOutItsState: Bool { true }

    let item: UITabBarItem
    private unowned let bar: UITabBar
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    /// The distance by which the bar's look moves the title, in points.
    private var titleOffset = UIOffset.zero

    init(_ item: UITabBarItem, in bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        label.textAlignment = .center
        picture.contentMode = .scaleAspectFit
        picture.showsTemplates = true
        badge.textAlignment = .center
        badge.textColor = .white
        badge.font = .systemFont(ofSize: 13)
        badge.clipsToBounds = true
        for view in [picture, label, badge] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.bar.chosen(self.item)
            }, for: .touchUpInside)
        item.changed = { [weak self] in self?.update() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func update() {
        isEnabled = item.isEnabled
        isSelected = bar.selectedItem === item
        let name = item.accessibilityLabel ?? item.title
        accessibilityLabel = item.badgeValue.map { "\(name ?? ""), \($0)" } ?? name
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        picture.image = isSelected ? item.selectedImage ?? item.image : item.image
        let looks = bar.look.stackedLayoutAppearance
        let state = !isEnabled ? looks.disabled : isSelected ? looks.selected : looks.normal
        let color = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
        picture.tintColor = state.iconColor ?? (isEnabled ? color : .tertiaryLabel)
        var look: [NSAttributedString.Key: Any] = [
            // A tab without an image has its title in its middle.
            .font: UIFont.systemFont(ofSize: picture.image == nil ? 13 : 10, weight: .medium),
            .foregroundColor: isEnabled ? color ?? .systemBlue : UIColor.tertiaryLabel,
        ]
        look.merge(state.titleTextAttributes) { $1 }
        look.merge(item.titleLook(for: .normal, in: self)) { $1 }
        if isSelected { look.merge(item.titleLook(for: .selected, in: self)) { $1 } }
        titleOffset = state.titlePositionAdjustment
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: look) }
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
        setNeedsLayout()
    }

    override func stateChanged() {
        super.stateChanged()
        alpha = isHighlighted ? 0.6 : 1
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { update() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = min(bounds.height, UITabBar.height) / 2
        let text = label.sizeThatFits(bounds.size)
        let hasImage = picture.image != nil
        label.frame = CGRect(
            x: 0, y: hasImage ? 2 * middle - text.height - 2 : middle - text.height / 2, width: bounds.width,
            height: text.height
        ).offsetBy(
            dx: item.titlePositionAdjustment.horizontal + titleOffset.horizontal,
            dy: item.titlePositionAdjustment.vertical + titleOffset.vertical)
        let size = picture.image?.size ?? .zero
        let scale = min(1, 30 / max(size.width, 1), 30 / max(size.height, 1))
        picture.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
        let insets = item.imageInsets
        picture.center = CGPoint(
            x: bounds.midX + (insets.left - insets.right) / 2,
            y: (item.title == nil ? middle : middle - 7) + (insets.top - insets.bottom) / 2)
        let width = max(ceil(badge.sizeThatFits(.zero).width) + 10, 18)
        badge.layer.cornerRadius = 9
        badge.frame = CGRect(
            x: bounds.midX + (hasImage ? 6 : min(text.width, bounds.width) / 2 - 4), y: 3, width: width, height: 18)
    }
}

extension UITabBar: BarLooks {
    func takeLooks(of proxy: UIView) {
        guard let proxy = proxy as? UITabBar else { return }
        if proxy.hasOwnLook, !hasOwnLook { standardAppearance = proxy.standardAppearance }
        if scrollEdgeAppearance == nil { scrollEdgeAppearance = proxy.scrollEdgeAppearance }
    }
}
