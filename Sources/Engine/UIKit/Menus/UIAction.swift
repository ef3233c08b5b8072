import QuartzCore

/// Work that a control does when it is used, or a menu's entry when it is chosen.
open class UIAction: UIMenuElement {
    /// A name of an action.
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

    /// The action's name; an action without one has a name of its own.
    open private(set) lazy var identifier = Identifier("\(ObjectIdentifier(self))")
    /// Has no effect: nothing shows it.
    open var discoverabilityTitle: String?
    /// The attributes of the menu's entry.
    open var attributes: Attributes
    /// The mark beside the menu's entry.
    open var state: State
    /// The object that performs the action; nil at other times.
    open private(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    /// Makes an action of a closure.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, subtitle: subtitle, image: image)
        if let identifier { self.identifier = identifier }
    }

    final func run(from sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
