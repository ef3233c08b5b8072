import QuartzCore

/// Entries that are chosen from: a button's menu, or a part of one.
open class UIMenu: UIMenuElement {
    /// A name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name of a text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a name of a text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A set of a menu's options.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its entries are part of the menu around it, set apart by a line.
        public static let displayInline = Options(rawValue: 1)
        /// It is red.
        public static let destructive = Options(rawValue: 2)
        /// One of its actions is marked at a time: the one that was chosen last.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The menu's name; a menu without one has a name of its own.
    open private(set) lazy var identifier = Identifier("\(ObjectIdentifier(self))")
    /// The menu's options.
    open private(set) var options: Options
    /// How large the entries are wanted; has no effect.
    open var preferredElementSize = ElementSize.automatic

    /// A size of entries.
    public enum ElementSize: Int, Sendable {
        case automatic = -1
        case small, medium, large
    }
    /// The menu's entries.
    open private(set) var children: [UIMenuElement]

    /// Makes a menu of its entries.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
        if let identifier { self.identifier = identifier }
    }

    /// Makes a menu of its entries, with a size for them, which has no effect.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children
        )
        self.preferredElementSize = preferredElementSize
    }
    /// Returns a copy with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The marked actions of the menu and its parts.
    open var selectedElements: [UIMenuElement] { allActions.filter { $0.state == .on } }

    /// The actions of the menu and its parts.
    final var allActions: [UIAction] {
        children.flatMap { ($0 as? UIMenu)?.allActions ?? [$0 as? UIAction].compactMap(\.self) }
    }
}
