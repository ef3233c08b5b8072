import QuartzCore

/// What a controller that shows a document asks.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    /// Is not called: no document is shown.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns an empty controller.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}

/// What would show a document, or hand it to other apps; a stage has none, and shows nothing.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The document.
    open var url: URL?
    /// The kind of document.
    open var uti: String?
    /// The document's name.
    open var name: String?
    /// The object that is asked.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// What other apps would be told.
    open var annotation: Any?

    /// Makes one of a document.
    public init(url: URL) {
        self.url = url
        name = url.lastPathComponent
    }

    /// Returns false: nothing is shown.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool { false }
    /// Returns false: nothing is shown.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Returns false: nothing is shown.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Returns false: there are no other apps.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Does nothing: nothing is shown.
    open func dismissPreview(animated: Bool) {}
}
