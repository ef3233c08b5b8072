import QuartzCore

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// - Parameters:
    ///   - velocity: points per millisecond.
    ///   - targetContentOffset: where the scroll view will rest; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The subview that is zoomed; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        isDefault()
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        isDefault()
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        isDefault()
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        isDefault()
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        isDefault()
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        isDefault()
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        isDefault()
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        isDefault()
        return nil
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        isDefault()
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        isDefault()
    }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        isDefault()
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        isDefault()
        return true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        isDefault()
    }
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
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
