import QuartzCore

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
    /// A style of an item.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
    }

    /// A standard item.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close

        fileprivate var title: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
    }

    /// The item's title.
    open var title: String? { didSet { update() } }
    /// The image that is shown instead of the title.
    open var image: UIImage? { didSet { update() } }
    /// The view that is shown instead of title and image.
    open var customView: UIView?
    /// Whether the item takes taps; true by default.
    open var isEnabled = true { didSet { update() } }
    /// The colour of the title.
    open var tintColor: UIColor? { didSet { update() } }
    /// A number of one's choice.
    open var tag = 0
    /// The width in points; 0 for that of the content.
    open var width: CGFloat = 0
    /// The object whose method a tap calls.
    open weak var target: AnyObject?
    /// The method that a tap calls.
    open var action: Selector?
    /// The menu that a tap opens; nil for none.
    open var menu: UIMenu? { didSet { update() } }
    /// The action that a tap performs; nil for the target's method.
    open var primaryAction: UIAction? { didSet { update() } }
    private final lazy var button = UIButton(type: .system)

    /// Makes an item whose tap performs an action, or opens a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes an item with a title, whose tap calls a method of a target.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes an item with an image, whose tap calls a method of a target.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Its title is the item's name.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        let isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
        self.init(title: isSpace ? nil : systemItem.title, style: .plain, target: target, action: action)
    }

    /// Makes an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// The view that the bar shows.
    final var view: UIView {
        if let customView { return customView }
        button.removeTarget(nil, action: nil, for: .touchUpInside)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if let primaryAction { return primaryAction.run(from: self) }
                guard let target, let action else { return }
                action.perform(on: target, with: self)
            }, for: .primaryActionTriggered)
        update()
        return button
    }

    private func update() {
        guard customView == nil else { return }
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.isEnabled = isEnabled
        button.menu = menu
        button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
        if let tintColor { button.setTitleColor(tintColor, for: .normal) }
    }
}

/// The content of the navigation bar for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The title in the middle of the bar.
    open var title: String? { didSet { changed?() } }
    /// The view in the middle of the bar, instead of the title.
    open var titleView: UIView? { didSet { changed?() } }
    /// Has no effect: bars show one line.
    open var prompt: String?
    /// Whether the back button is hidden.
    open var hidesBackButton = false { didSet { changed?() } }
    /// The back button of the controller above this one.
    open var backBarButtonItem: UIBarButtonItem?
    /// The items at the bar's leading end, the first outermost.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    /// The items at the bar's trailing end, the first outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    final var changed: (() -> Void)?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
    }

    /// The first item at the bar's leading end.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the bar's trailing end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

/// The bar of a navigation controller: 44 points with a title, buttons and the way back.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The bar's background colour; nil for the standard one.
    open var barTintColor: UIColor? { didSet { updateColors() } }
    /// The look of the bar.
    open var standardAppearance = UINavigationBarAppearance() { didSet { updateColors() } }
    /// Has no effect: a bar looks the same wherever content is scrolled to.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Has no effect: all stages have the standard look.
    open var compactAppearance: UINavigationBarAppearance?
    /// Has no effect: bars are opaque.
    open var isTranslucent = true
    /// Has no effect: titles are small.
    open var prefersLargeTitles = false
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    /// The item that is shown.
    open private(set) var topItem: UINavigationItem?

    private final let title = UILabel()
    private final let line = UIView()
    private final let back = UIButton(type: .system)
    private final var shown: [UIView] = []
    final var goBack: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        updateColors()
        title.textAlignment = .center
        back.setTitle("‹ Back", for: .normal)
        back.titleLabel?.font = .systemFont(ofSize: 17)
        back.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .primaryActionTriggered)
        for view in [title, line, back] { addSubview(view) }
    }

    /// Makes an empty bar: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func updateColors() {
        backgroundColor = barTintColor ?? standardAppearance.backgroundColor
        line.backgroundColor = standardAppearance.shadowColor
        setNeedsLayout()
    }

    final func show(_ item: UINavigationItem?, canGoBack: Bool) {
        topItem?.changed = nil
        topItem = item
        item?.changed = { [weak self] in self?.update(canGoBack: canGoBack) }
        update(canGoBack: canGoBack)
    }

    private func update(canGoBack: Bool) {
        for view in shown { view.removeFromSuperview() }
        let items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
        shown = items.map(\.view) + [topItem?.titleView].compactMap { $0 }
        for view in shown { addSubview(view) }
        back.isHidden = !canGoBack || topItem?.hidesBackButton == true || topItem?.leftBarButtonItems?.isEmpty == false
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        title.text = topItem?.title
        let attributes = standardAppearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
        title.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        title.isHidden = topItem?.titleView != nil
        line.frame = CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
        func place(_ view: UIView, from x: CGFloat, leftward: Bool = false) -> CGFloat {
            let own = view.sizeThatFits(bounds.size)
            let size = CGSize(width: max(own.width, 32), height: min(max(own.height, 32), bounds.height))
            view.frame = CGRect(
                x: leftward ? x - size.width : x, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            return leftward ? x - size.width - 8 : x + size.width + 8
        }
        var left = bounds.minX + 16
        if !back.isHidden { left = place(back, from: 8) }
        for item in topItem?.leftBarButtonItems ?? [] { left = place(item.view, from: left) }
        var right = bounds.maxX - 16
        for item in topItem?.rightBarButtonItems ?? [] { right = place(item.view, from: right, leftward: true) }
        let margin = max(left, bounds.maxX - right)
        title.frame = CGRect(x: margin, y: 0, width: max(bounds.width - 2 * margin, 0), height: bounds.height)
        if let view = topItem?.titleView {
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }
}
