import QuartzCore

/// The look of a bar's buttons in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Has no effect: titles are in the middle.
    open var titlePositionAdjustment = UIOffset.zero
    /// Has no effect: buttons have no background.
    open var backgroundImage: UIImage?
    /// Has no effect: buttons have no background.
    open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The look of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look without anything special.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// Has no effect: a touch dims a button.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The look of what can't be tapped.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// Has no effect: nothing is focused.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    /// Makes the look of plain buttons.
    public override init() {
        super.init()
    }

    /// Makes the standard look of a style, which the buttons know themselves.
    public convenience init(style: UIBarButtonItem.Style) {
        self.init()
    }

    /// Chooses the standard look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
        (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    }
}

/// The look of a tab bar's tabs in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance by which the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the picture; nil for the bar's.
    open var iconColor: UIColor?
    /// The colour of the badge; nil for red.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Has no effect: badges stay in their place.
    open var badgePositionAdjustment = UIOffset.zero
    /// Has no effect: badges stay in their place.
    open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// The look of a tab bar's tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// An arrangement of picture and title.
    public enum Style: Int, Sendable {
        case stacked, inline, compactInline
    }

    /// The look of tabs that are not selected.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The look of the selected tab.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The look of tabs that can't be tapped.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// Has no effect: nothing is focused.
    open private(set) var focused = UITabBarItemStateAppearance()

    /// Makes the standard look.
    public override init() {
        super.init()
    }

    /// Makes the standard look of an arrangement; all are alike.
    public convenience init(style: Style) {
        self.init()
    }

    /// Chooses the standard look of an arrangement.
    open func configureWithDefault(for style: Style) {
        (normal, selected) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
        (disabled, focused) = (UITabBarItemStateAppearance(), UITabBarItemStateAppearance())
    }
}
