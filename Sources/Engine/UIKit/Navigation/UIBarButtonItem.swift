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
    open var action: Selector? { didSet { update() } }
    /// The menu that a tap opens; nil for none.
    open var menu: UIMenu? { didSet { update() } }
    /// The action that a tap performs; nil for the target's method.
    open var primaryAction: UIAction? { didSet { update() } }
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

    /// Makes a standard item, which shows its symbol, or, without one, its name.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        let isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
        let hasTitle = !isSpace && systemItem.symbol == nil
        self.init(title: hasTitle ? systemItem.title : nil, style: .plain, target: target, action: action)
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

    /// Is called when a storyboard has made the item; the base class does nothing.
    open func awakeFromNib() {}

    /// A kind of gap between the items of a toolbar.
    enum Space {
        case flexible, fixed
    }

    /// What kind of gap the item is; nil for a button.
    final var space: Space?
    private final var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the font and the colour of the title.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        update()
    }

    /// Returns the attributes of the title that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    /// Has no effect: an item is as wide as its title.
    open var possibleTitles: Set<String>?
    /// Has no effect: images are in the middle.
    open var imageInsets = UIEdgeInsets.zero
    /// A text for assistive technology.
    open var accessibilityLabel: String? {
        get { view.accessibilityLabel }
        set { view.accessibilityLabel = newValue }
    }
    /// An identifier for tests.
    open var accessibilityIdentifier: String? {
        get { view.accessibilityIdentifier }
        set { view.accessibilityIdentifier = newValue }
    }

    /// Makes an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// The view that the bar shows.
    final var view: UIView { customView ?? button }

    private func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if let primaryAction { return primaryAction.run(from: self) }
                guard let target, let action else { return }
                action.perform(on: target, with: self)
            }, for: .primaryActionTriggered)
        // Initialisers don't call observers: what they have set is shown from the beginning.
        show(on: button)
        return button
    }

    private func update() {
        guard customView == nil else { return }
        show(on: button)
        button.superview?.setNeedsLayout()
    }

    private func show(on button: UIButton) {
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.tintColor = tintColor
        let own = attributes[UIControl.State.normal.rawValue] ?? [:]
        button.titleLabel?.font = own[.font] as? UIFont ?? .systemFont(ofSize: 17)
        button.isEnabled = isEnabled
        button.menu = menu
        button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
        if let color = own[.foregroundColor] as? UIColor ?? tintColor { button.setTitleColor(color, for: .normal) }
    }
}
