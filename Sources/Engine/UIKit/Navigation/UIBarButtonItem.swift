import QuartzCore

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
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

        /// The name of the item's symbol; nil for an item with a title.
        fileprivate var symbol: String? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl: nil
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .close: "xmark.circle.fill"
            }
        }
    }

    /// The style: what ends something has a bolder title.
    open var style = Style.plain { didSet { update() } }
    /// The view that is shown instead of title and image.
    open var customView: UIView?
    /// The colour of the title.
    open var tintColor: UIColor? { didSet { update() } }
    /// The width in points; 0 for that of the content.
    open var width: CGFloat = 0
    /// The object whose method a tap calls.
    open weak var target: AnyObject?
    /// The method that a tap calls.
    open var action: Selector? { didSet { update() } }
    /// The menu that a tap opens; nil for none.
    open var menu: UIMenu? { didSet { update() } }
    /// The action that a tap performs; nil for the target's method.
    open var primaryAction: UIAction? { didSet { update() } }
    /// Whether the bar leaves the item out; false by default.
    open var isHidden = false {
        didSet {
            view.isHidden = isHidden
            view.superview?.setNeedsLayout()
        }
    }
    /// Whether the item looks chosen, on a ground of its colour; false by default.
    open var isSelected = false { didSet { update() } }
    /// Whether each tap selects the item, or takes the selection back; false by default.
    open var changesSelectionAsPrimaryAction = false
    private final lazy var button = makeButton()

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
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes an item with an image, whose tap calls a method of a target.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes a standard item, which shows its symbol, or, without one, its name.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        show(systemItem)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Has the item be a standard one.
    final func show(_ systemItem: SystemItem) {
        let isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
        if !isSpace, systemItem.symbol == nil { title = systemItem.title }
        style = systemItem == .done || systemItem == .save ? .done : .plain
        if let symbol = systemItem.symbol {
            image = UIImage(systemName: symbol)
            accessibilityLabel = systemItem.title
        }
        if isSpace { space = systemItem == .flexibleSpace ? .flexible : .fixed }
    }

    /// Makes an item with an image, whose tap calls a method of a target; the smaller image has no effect.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
    }

    /// Makes an item with a standard item's name, whose tap performs an action, or opens a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Returns a space that takes what the other items of a toolbar leave.
    open class func flexibleSpace() -> Self { space(.flexible) }

    /// Returns a space of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixed)
        item.width = width
        return item
    }

    private class func space(_ kind: Space) -> Self {
        guard let item = ObjectCreation.make(self) as? Self else {
            preconditionFailure("\(self) has no init() that could make a space")
        }
        item.space = kind
        return item
    }

    /// A kind of gap between the items of a toolbar.
    enum Space {
        case flexible, fixed
    }

    /// What kind of gap the item is; nil for a button.
    final var space: Space?

    /// Has no effect: an item is as wide as its title.
    open var possibleTitles: Set<String>?
    /// Sets the image behind title and image in a state, the same one for all sizes of bars.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        (view as? UIButton)?.setBackgroundImage(backgroundImage, for: state)
    }
    /// Returns the image behind title and image in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        (view as? UIButton)?.backgroundImage(for: state)
    }
    /// Sets the image behind title and image in a state, the same one for all styles and sizes of bars.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    /// Returns the image behind title and image in a state.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: state, barMetrics: barMetrics)
    }
    /// Does nothing: back buttons have no images behind them.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Has no effect: symbols stand still.
    open var isSymbolAnimationEnabled = false
    /// Has no effect: buttons share no background.
    open var hidesSharedBackground = false
    /// Has no effect: buttons share no background.
    open var sharesBackground = true
    /// Does nothing: back buttons' titles stand where they are.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Does nothing: titles stand where they are.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Does nothing: grounds lie where they are.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    /// Does nothing: back buttons' grounds lie where they are.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    /// A text for assistive technology.
    open override var accessibilityLabel: String? {
        get { view.accessibilityLabel }
        set { view.accessibilityLabel = newValue }
    }
    /// An identifier for tests.
    open override var accessibilityIdentifier: String? {
        get { view.accessibilityIdentifier }
        set { view.accessibilityIdentifier = newValue }
    }

    /// Does nothing: symbols stand still.
    open func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Shows another symbol at once.
    open func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default
    ) { self.image = image }

    /// Makes an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// The view that the bar shows.
    final var view: UIView { customView ?? button }

    private func makeButton() -> UIButton {
        let button = BarButton(type: .system)
        button.item = self
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if changesSelectionAsPrimaryAction { isSelected.toggle() }
                if let primaryAction { return primaryAction.run(from: self) }
                guard let target, let action else { return }
                action.perform(on: target, with: self)
            }, for: .primaryActionTriggered)
        // Initialisers don't call observers: what they have set is shown from the beginning.
        show(on: button)
        return button
    }

    override func update() {
        guard customView == nil else { return }
        show(on: button)
        button.superview?.setNeedsLayout()
    }

    private func show(on button: UIButton) {
        // An item with an image shows that alone.
        button.setTitle(image == nil ? title : nil, for: .normal)
        button.setImage(image, for: .normal)
        let tint = tintColor ?? ItemAppearances.look(of: self, in: button) { ($0 as? UIBarButtonItem)?.tintColor }
        button.tintColor = tint
        let bar = button.superview as? any BarButtonBar
        let look = bar?.buttonLook(isDone: style == .done)
        let own = (look?.normal.titleTextAttributes ?? [:]).merging(titleLook(for: .normal, in: button)) { $1 }
        let weight = style == .done ? UIFont.Weight.semibold : .regular
        button.titleLabel?.font = own[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: weight)
        button.isEnabled = isEnabled
        button.menu = menu
        button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
        button.setTitleColor(own[.foregroundColor] as? UIColor ?? tint, for: .normal)
        let disabled = look?.disabled.titleTextAttributes.merging(titleLook(for: .disabled, in: button)) { $1 }
        if let color = disabled?[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .disabled) }
        button.imageEdgeInsets = imageInsets
        button.backgroundColor = isSelected ? tint ?? button.tintColor : nil
        button.layer.cornerRadius = isSelected ? 6 : 0
        if isSelected {
            button.tintColor = .white
            button.setTitleColor(.white, for: .normal)
        }
    }
}

/// A button of a bar, which looks as is said for all such within what it lies in.
private final class BarButton: UIButton {
    weak var item: UIBarButtonItem?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { item?.update() }
    }
}

/// A bar that has a look for its buttons.
@MainActor
protocol BarButtonBar: UIView {
    /// Returns the look of plain buttons, or of those that end something.
    func buttonLook(isDone: Bool) -> UIBarButtonItemAppearance
}
