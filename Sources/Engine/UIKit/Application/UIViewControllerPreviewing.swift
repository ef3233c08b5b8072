import QuartzCore

/// A view that a firm press would preview; no finger is firm on a stage.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
    /// The view.
    var sourceView: UIView { get }
    /// The part of the view that would stay sharp.
    var sourceRect: CGRect { get set }
    /// Who would be asked for the preview.
    var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// Says what a firm press previews; is not asked: no finger is firm on a stage.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
    /// Returns what to preview at a place; nil for nothing.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows what has been previewed.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// What a controller is handed for a view that it registers.
final class Previewing: UIViewControllerPreviewing {
    let sourceView: UIView
    let delegate: any UIViewControllerPreviewingDelegate
    var sourceRect: CGRect

    init(_ sourceView: UIView, _ delegate: any UIViewControllerPreviewingDelegate) {
        (self.sourceView, self.delegate, sourceRect) = (sourceView, delegate, sourceView.bounds)
    }
}
