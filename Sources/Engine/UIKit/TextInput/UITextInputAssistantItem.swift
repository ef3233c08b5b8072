import QuartzCore

/// Buttons that a bar shows together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem]
    /// The button that stands for all of them where there is little room.
    open var representativeItem: UIBarButtonItem?

    /// Makes a group of buttons.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    }

    /// Returns a group whose buttons stay where they are.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
}

/// The bar over a tablet's keyboard, which a stage does not have.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Has no effect: there is no such bar.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Has no effect: there is no such bar.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Has no effect: there is no such bar.
    open var allowsHidingShortcuts = true
}
