/// Something that lies at an edge of the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
    /// Where it lies.
    var barPosition: UIBarPosition { get }
}

/// What says where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the edge at which a bar lies; it has no effect, as a bar of a stage lies where its frame is.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// What a bar asks before its items change, and tells after that.
///
/// A navigation controller that conforms to it is told of its own bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether an item may be pushed; is asked by a bar of one's own.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Is called once an item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns whether the way back may be taken.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Is called once an item is gone.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Allows it.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Allows it.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
