import QuartzCore

/// The colours of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    static let standardBackground = UIColor(
        light: CGColor(srgbRed: 0.97, green: 0.97, blue: 0.97, alpha: 0.94),
        dark: CGColor(srgbRed: 0.09, green: 0.09, blue: 0.09, alpha: 0.94))

    /// The bar's colour; nil for none.
    open var backgroundColor: UIColor? = UIBarAppearance.standardBackground
    /// The colour of the line at the bar's edge; nil for none.
    open var shadowColor: UIColor? = .separator
    /// The picture behind the bar's content, stretched; nil for none.
    open var backgroundImage: UIImage?
    /// Has no effect: pictures are stretched.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The picture of the line at the bar's edge: an empty one hides it, any other one is left out.
    open var shadowImage: UIImage?
    /// Has no effect: bars are opaque, but for a little.
    open var backgroundEffect: UIBlurEffect?

    /// Makes the standard look.
    public override required init() {
        super.init()
    }

    /// Makes a copy of another look.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
    }

    /// Makes the standard look of a device; all are alike.
    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
    }

    /// Returns a look like this one, which changes by itself.
    public func copy() -> Self {
        let copy = Self()
        copy.take(self)
        return copy
    }

    /// Takes what another look has of the same kind.
    func take(_ other: UIBarAppearance) {
        (backgroundColor, shadowColor) = (other.backgroundColor, other.shadowColor)
        (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
        (shadowImage, backgroundEffect) = (other.shadowImage, other.backgroundEffect)
    }

    /// The colour of the line, unless a picture hides it.
    var lineColor: UIColor? { shadowImage?.size == .zero ? nil : shadowColor }

    /// Chooses the standard colours.
    open func configureWithDefaultBackground() {
        (backgroundColor, shadowColor) = (Self.standardBackground, .separator)
    }

    /// Chooses the background's colour, without transparency.
    open func configureWithOpaqueBackground() {
        (backgroundColor, shadowColor) = (.systemBackground, .separator)
    }

    /// Chooses no colours: what is behind the bar is seen.
    open func configureWithTransparentBackground() {
        (backgroundColor, shadowColor) = (nil, nil)
    }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance by which the title is moved from the middle, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of buttons that end something.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// The look of the way back.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// Has no effect: the way back is a character.
    open private(set) var backIndicatorImage: UIImage?
    /// Has no effect: the way back is a character.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Keeps the pictures of the way back, which is a character here.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        (titlePositionAdjustment, buttonAppearance) = (other.titlePositionAdjustment, other.buttonAppearance)
        (doneButtonAppearance, backButtonAppearance) = (other.doneButtonAppearance, other.backButtonAppearance)
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// The look of the tabs.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect: titles are below the pictures.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect: titles are below the pictures.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect: the selected tab has no background.
    open var selectionIndicatorTintColor: UIColor?
    /// Has no effect: the selected tab has no background.
    open var selectionIndicatorImage: UIImage?
    /// Has no effect: tabs fill the bar.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// Has no effect: tabs fill the bar.
    open var stackedItemWidth: CGFloat = 0
    /// Has no effect: tabs fill the bar.
    open var stackedItemSpacing: CGFloat = 0

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        (selectionIndicatorTintColor, selectionIndicatorImage) =
            (other.selectionIndicatorTintColor, other.selectionIndicatorImage)
        (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) =
            (other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing)
    }
}
