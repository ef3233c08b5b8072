import QuartzCore

/// The way from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The segue's name; nil for none.
    open private(set) var identifier: String?
    /// The controller that is left.
    open private(set) var source: UIViewController
    /// The controller that is shown.
    open private(set) var destination: UIViewController
    private let performHandler: (() -> Void)?

    /// Makes a segue that shows its destination as `show(_:sender:)` does.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = nil
    }

    /// Makes a segue that shows its destination with a closure.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
    }

    /// Shows the destination.
    open func perform() {
        if let performHandler { return performHandler() }
        source.show(destination, sender: source)
    }
}
