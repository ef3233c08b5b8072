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

    /// Makes the standard look.
    public override required init() {
        super.init()
    }

    /// Makes a copy of another look.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
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
    }

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
    /// Has no effect: titles are small.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    }
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}
