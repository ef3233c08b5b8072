import QuartzCore

/// The methods by which an object follows and directs a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Is called when the content offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Is called when a finger or a wheel begins to scroll the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Is called when a finger releases the content.
    ///
    /// - Parameters:
    ///   - scrollView: the scroll view.
    ///   - velocity: the velocity in points per millisecond.
    ///   - targetContentOffset: the content offset at rest, which may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Is called when a finger has released the content; `decelerate` is true if it goes on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Is called when released content begins to slow down.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Is called when released content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Is called when an animated change of the content offset has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns whether a tap on the status bar scrolls to the top.
    ///
    /// Stages have no status bar, so this is never called.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The subview that is zoomed; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Is called when two fingers begin to zoom the content.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Is called when the zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Is called when two fingers have zoomed the content.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Is called when a tap on the status bar has scrolled to the top.
    ///
    /// Stages have no status bar, so this is never called.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Is called when the adjusted content inset has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        isDefault()
    }
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        isDefault()
    }
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        isDefault()
    }
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        isDefault()
    }
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        isDefault()
    }
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        isDefault()
    }
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        isDefault()
    }
    /// Returns nil: nothing is zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        isDefault()
        return nil
    }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        isDefault()
    }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        isDefault()
    }
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        isDefault()
    }
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        isDefault()
        return true
    }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        isDefault()
    }
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        isDefault()
    }

    private func isDefault(_ method: StaticString = #function) {
        UncalledMethods.note(method, on: self, of: "UIScrollViewDelegate") { $0 is any UIScrollViewDelegate.Type }
    }
}

/// Gives scroll views their `delegate`, and lets a subclass declare one of a narrower type under the same name, which
/// Swift does not allow for a class's own property.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollView: UIScrollViewDelegating {}

extension UIScrollViewDelegating {
    /// The delegate, of the type that the scroll view's class asks for.
    public var delegate: (any UIScrollViewDelegate)? {
        get { appsDelegate }
        set { appsDelegate = newValue }
    }
}
