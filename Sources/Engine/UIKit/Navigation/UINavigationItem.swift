import QuartzCore

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
    /// The back button of the controller above this one, of which the title counts.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the back button of the controller above this one; nil for `Back`.
    open var backButtonTitle: String?
    /// What the back button of the controller above this one shows.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Whether the back button is shown beside the items at the bar's leading end; false by default.
    open var leftItemsSupplementBackButton = false { didSet { changed?() } }

    /// How large the title is where the bar prefers large ones.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed?() } }
    /// The search controller whose search bar lies below the navigation bar.
    open var searchController: UISearchController? { didSet { changed?() } }
    /// Whether the search bar goes as the content below the bar is scrolled, and is out of sight at first until that is drawn down;
    /// it stays while somebody searches.
    open var hidesSearchBarWhenScrolling = true { didSet { changed?() } }
    /// The look of the bar while it shows the item; nil for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    /// The look of the bar where the item has no ``standardAppearance``: a bar looks the same wherever content is scrolled to.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed?() } }
    /// Has no effect: all stages have the standard look.
    open var compactAppearance: UINavigationBarAppearance?
    /// Has no effect: all stages have the standard look.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// What a back button shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    /// How large a title is: as that of the item below it, large or small.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    /// Has no effect: one line stands in a bar.
    open var subtitle: String?
    /// Has no effect: bars look as on a phone.
    open var style = ItemStyle.navigator
    /// Has no effect: the search bar lies below the title.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic

    /// A look of a bar.
    public enum ItemStyle: Int, Sendable {
        case navigator, browser, editor
    }

    /// A place of a search bar.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }
    /// The titles of the back button of the controller above this one: the first counts for which there is room.
    final var titlesOfWayBack: [String] {
        if backButtonDisplayMode == .minimal { return [""] }
        if let own = backBarButtonItem?.title ?? backButtonTitle { return [own] }
        let usual = backButtonDisplayMode == .generic ? nil : title
        return [usual, "Back"].compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// The items at the bar's leading end, the first outermost.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    /// The items at the bar's trailing end, the first outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    final var changed: (() -> Void)?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
    }

    /// Makes an item without a title.
    public override init() {
        super.init()
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

    /// Sets the first item at the bar's leading end, at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the first item at the bar's trailing end, at once.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the items at the bar's leading end, at once.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items at the bar's trailing end, at once.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets whether the back button is hidden, at once.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
