import QuartzCore

/// A tab of a tab bar controller, which makes the controller that it shows.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The tab's name for code.
    open private(set) var identifier: String
    /// The title.
    open var title: String { didSet { managed?.tabBarItem.title = title } }
    /// The image.
    open var image: UIImage? { didSet { managed?.tabBarItem.image = image } }
    /// The text of the red badge; nil for none.
    open var badgeValue: String? { didSet { managed?.tabBarItem.badgeValue = badgeValue } }
    /// Anything of one's choice.
    open var userInfo: Any?
    private final let provider: ((UITab) -> UIViewController)?
    /// The controller, once it has been made.
    final private(set) var managed: UIViewController?

    /// Makes a tab.
    ///
    /// - Parameters:
    ///   - title: its title.
    ///   - image: its image.
    ///   - identifier: its name for code.
    ///   - viewControllerProvider: makes its controller.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
        super.init()
    }

    /// The tab's controller, which is made when it is first asked for; nil for a tab that makes none.
    open var viewController: UIViewController? {
        if let managed { return managed }
        guard let made = provider?(self) else { return nil }
        managed = made
        (made.tabBarItem.title, made.tabBarItem.image, made.tabBarItem.badgeValue) = (title, image, badgeValue)
        return made
    }
}

/// The tab of a search, whose symbol is a magnifying glass.
open class UISearchTab: UITab {
    /// Makes a tab that shows what a function makes.
    public init(
        title: String = "Search", image: UIImage? = nil, identifier: String = "search",
        viewControllerProvider: @escaping (UITab) -> UIViewController
    ) {
        super.init(
            title: title, image: image ?? UIImage(systemName: "magnifyingglass"), identifier: identifier,
            viewControllerProvider: viewControllerProvider)
    }
}
