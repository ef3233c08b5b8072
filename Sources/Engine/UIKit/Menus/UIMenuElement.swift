import QuartzCore

/// An entry of a menu: an action, a menu, or a place for entries that are not known yet.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// A mark beside an entry.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// A set of an entry's attributes.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It takes no taps.
        public static let disabled = Attributes(rawValue: 1)
        /// It is red.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// A tap on it leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The entry's title.
    open internal(set) var title: String
    /// The text below the title; nil for none.
    open var subtitle: String?
    /// The image beside the title; nil for none.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

/// An entry whose place others take when its menu is opened.
open class UIDeferredMenuElement: UIMenuElement {
    /// Makes the entries, and hands them on, now or later.
    final let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Returns an entry that makes others each time when its menu is opened, as all of them do.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
    /// Makes an entry of what makes others, and hands them to its argument.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }
}
