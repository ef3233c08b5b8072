/// A set of traits by which assistive technology treats an element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt64

    /// Makes a set of its bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// The element is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The element is a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element takes no touches.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The element's label or value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The element's value can be changed.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// A kind of container that a view is for assistive technology.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}
