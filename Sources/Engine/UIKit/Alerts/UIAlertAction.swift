import QuartzCore

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// A look of an alert's button.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    /// The button's title.
    open private(set) var title: String?
    /// The button's look.
    open private(set) var style: Style
    /// Whether the button takes touches; true by default.
    open var isEnabled = true { didSet { changed?() } }
    /// The colour of the title, which Apple's buttons of alerts take by its name alone; nil for that of the look.
    final var titleTextColor: UIColor? { didSet { changed?() } }
    final let handler: ((UIAlertAction) -> Void)?
    final var changed: (() -> Void)?

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - title: its title.
    ///   - style: its look.
    ///   - handler: is called after the alert has been taken away.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
