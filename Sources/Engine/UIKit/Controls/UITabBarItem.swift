import InterfaceFiles
import QuartzCore

/// A tab of a tab bar: a title, images and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// A standard tab.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed

        fileprivate var title: String {
            switch self {
            case .topRated: "Top Rated"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
            }
        }

        /// The name of the symbol that the tab shows.
        var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle.fill"
            case .mostViewed: "eye.fill"
            }
        }
    }

    /// The image while the tab is selected; nil for the other one.
    open var selectedImage: UIImage? { didSet { changed?() } }
    /// The text on the tab's badge; nil for no badge.
    open var badgeValue: String? { didSet { changed?() } }
    /// The colour of the badge; nil for red.
    open var badgeColor: UIColor? { didSet { changed?() } }
    /// The distance by which the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
    /// Does nothing: badges' texts are white.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    /// Returns nil: badges' texts are white.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
    final var changed: (() -> Void)?

    /// Makes a tab without title and image.
    public override init() {
        super.init()
    }

    /// Makes an empty tab, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let element = InterfaceCoder.of(coder)?.element else { return }
        let system = element.choice("systemItem", Self.systemItems)
        title = element.string("title") ?? system?.title
        image = element.image("image") ?? system.flatMap { UIImage(systemName: $0.symbol) }
        selectedImage = element.image("selectedImage")
        tag = element.integer("tag") ?? 0
        badgeValue = element.string("badgeValue")
    }

    private static let systemItems: [String: SystemItem] = [
        "bookmarks": .bookmarks, "contacts": .contacts, "downloads": .downloads, "favorites": .favorites,
        "featured": .featured, "history": .history, "more": .more, "mostRecent": .mostRecent,
        "mostViewed": .mostViewed, "recents": .recents, "search": .search, "topRated": .topRated,
    ]

    /// Makes a tab with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Makes a tab with a title, an image, and another one while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Makes a standard tab, which shows its symbol and its name.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }

    /// The look of the bar while the tab is selected; nil for the bar's own.
    open var standardAppearance: UITabBarAppearance? { didSet { changed?() } }
    /// Has no effect: a bar looks the same wherever content is scrolled to.
    open var scrollEdgeAppearance: UITabBarAppearance?

    override func update() { changed?() }
}
