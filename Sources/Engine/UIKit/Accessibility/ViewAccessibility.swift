/// What assistive technology is told of a view.
package struct ViewAccessibility {
    /// The kind of element that the view is by its class or as a container.
    package var ownRole = Role.none
    /// The text that is read for the view; nil for what it shows.
    package var label: String?
    /// What follows the label.
    package var value: String?
    /// What was said of the view by `accessibilityTraits`.
    package var traits: UIAccessibilityTraits = [] {
        didSet { isSelected = traits.contains(.selected) }
    }
    /// Whether the view is the chosen one of several.
    package var isSelected = false
    /// The place of a cell's item, from 1, and the number of items.
    package var place: (position: Int, count: Int)?

    /// The kind of element that viewers hear of: the view's own, else the one that its traits name.
    package var role: Role {
        if ownRole != .none { return ownRole }
        if traits.contains(.button) { return .button }
        if traits.contains(.image) { return .image }
        return traits.isDisjoint(with: [.staticText, .header]) ? .none : .text
    }

    /// A kind of element.
    package enum Role: Int, Sendable {
        case none, list, item, button, image, text, field
    }
}
