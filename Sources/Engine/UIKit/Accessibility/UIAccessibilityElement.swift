import QuartzCore

/// An action that assistive technology offers, without effect: the page has a tree of its own.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that runs the action, and returns whether it was done.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The action's name.
    open var name: String
    /// The action's image.
    open var image: UIImage?
    /// What runs the action.
    open var actionHandler: Handler?

    /// Makes an action of its name.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// Makes an action that calls a method of an object.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        actionHandler = { action in
            if let target { selector.perform(on: target, with: action) }
            return true
        }
        super.init()
    }
}

/// Something within a view for assistive technology, without effect: the page has a tree of its own.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// What holds the element.
    open weak var accessibilityContainer: AnyObject?
    /// An identifier for tests.
    open var accessibilityIdentifier: String?
    /// The text that would be read aloud.
    open var accessibilityLabel: String?
    /// The value that would be read aloud.
    open var accessibilityValue: String?
    /// The element's traits.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// The element's place in its container, in points.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    /// Makes an element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}
