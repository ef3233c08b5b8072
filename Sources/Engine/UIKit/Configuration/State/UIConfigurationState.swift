import QuartzCore

/// A key of a value that an app adds to the state of its cells.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes a key of its name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// What the look of a view depends on beside its content.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that is no cell, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the view takes no touches.
    public var isDisabled = false
    /// Whether the view looks pressed.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the keyboard's focus is on the view.
    public var isFocused = false
    /// Whether the view is pinned at an edge.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state with traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value that an app has added.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// A phase of dragging a cell away.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// A phase of dropping something on a cell.
    public enum DropState: Int, Sendable {
        case none, notTargeted, targeted
    }

    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no touches.
    public var isDisabled = false
    /// Whether the cell looks pressed.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the keyboard's focus is on the cell.
    public var isFocused = false
    /// Whether the cell is pinned at an edge.
    public var isPinned = false
    /// Whether the list is edited.
    public var isEditing = false
    /// Whether the items below are shown.
    public var isExpanded = false
    /// Whether the cell has been swiped aside.
    public var isSwiped = false
    /// Whether the cell is being moved.
    public var isReordering = false
    /// The phase of dragging the cell away.
    public var cellDragState = DragState.none
    /// The phase of dropping something on the cell.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state with traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value that an app has added.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// Makes a colour of another one, as a configuration does for a state.
public struct UIConfigurationColorTransformer: Sendable {
    /// The change of a colour.
    public let transform: @Sendable (UIColor) -> UIColor

    /// Makes a transformer of its function.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Returns the changed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The change to a grey of the same lightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        let cg = color.cgColor
        return UIColor(white: 0.299 * cg.red + 0.587 * cg.green + 0.114 * cg.blue, alpha: cg.alpha)
    }

    /// The change to a single colour.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .black }
    /// The change to the tint colour that is preferred.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
}
