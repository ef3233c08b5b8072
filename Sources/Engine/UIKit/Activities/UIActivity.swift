import QuartzCore

/// Something that an app can do with values that are shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// A name of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        private static func apples(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity.\(name)") }

        /// Copying, which stages have.
        public static let copyToPasteboard = apples("CopyToPasteboard")
        /// Printing.
        public static let print = apples("Print")
        /// Mail.
        public static let mail = apples("Mail")
        /// Messages.
        public static let message = apples("Message")
        /// Saving a picture.
        public static let saveToCameraRoll = apples("SaveToCameraRoll")
        /// Giving a contact a picture.
        public static let assignToContact = apples("AssignToContact")
        /// The reading list.
        public static let addToReadingList = apples("AddToReadingList")
        /// Passing on to a device nearby.
        public static let airDrop = apples("AirDrop")
        /// Facebook.
        public static let postToFacebook = apples("PostToFacebook")
        /// Twitter.
        public static let postToTwitter = apples("PostToTwitter")
        /// Weibo.
        public static let postToWeibo = apples("PostToWeibo")
        /// Tencent Weibo.
        public static let postToTencentWeibo = apples("TencentWeibo")
        /// Vimeo.
        public static let postToVimeo = apples("PostToVimeo")
        /// Flickr.
        public static let postToFlickr = apples("PostToFlickr")
        /// Books.
        public static let openInIBooks = apples("OpenInIBooks")
        /// Making a PDF.
        public static let markupAsPDF = apples("MarkupAsPDF")
    }

    /// A kind of activities.
    public enum Category: Int, Sendable {
        case action, share
    }

    /// Makes an activity.
    public override init() {
        super.init()
    }

    /// The kind: actions by default.
    open class var activityCategory: Category { .action }
    /// The name for code; nil by default.
    open var activityType: ActivityType? { nil }
    /// The title of its row; nil for the class's name.
    open var activityTitle: String? { nil }
    /// An image, which is not shown: rows have titles alone.
    open var activityImage: UIImage? { nil }
    /// The controller that is presented for it; nil, by default, for one that is performed at once.
    open var activityViewController: UIViewController? { nil }
    /// Returns whether something can be done with the values; false in the base class.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Is called with the values before it is performed; the base class does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does it; the base class says that it is done.
    open func perform() { activityDidFinish(true) }
    /// Says that it is done; the sheet has gone by then.
    open func activityDidFinish(_ completed: Bool) {}
}

/// An object that gives the values that are shared.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// Returns a value of the type that will be shared.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the value that is shared.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
}

/// A value that is made when it is shared.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject {
    /// A value of the type that will be shared.
    open private(set) var placeholderItem: Any?

    /// Makes a provider.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The value that is shared; the placeholder in the base class.
    open var item: Any { placeholderItem ?? NSNull() }
}
