/// What an object does as somebody presses a view harder and harder.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
    /// Asks whether the preview may begin.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// Tells how far the preview has come, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// Tells how far what follows the preview has come, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    /// Tells that the finger let go too early.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// It may begin.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// Nothing follows.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

/// Tells its delegate how hard a view is pressed; has no effect: a stage does not feel that, as phones since 2019.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// The view that would be pressed.
    open private(set) weak var view: UIView?
    /// Whom it would tell.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Makes one for a view.
    public init(view: UIView) {
        self.view = view
    }

    /// Returns the centre of the view, in the space of another.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        guard let view else { return .zero }
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return coordinateSpace.map { view.convert(center, to: $0) } ?? center
    }

    /// Does nothing: nobody presses.
    open func cancel() {}
}
