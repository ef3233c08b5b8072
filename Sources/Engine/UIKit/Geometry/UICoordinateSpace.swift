/// A frame of reference for points and rectangles: a view, or the stage.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// The rectangle that the space has in its own coordinates.
    var bounds: CGRect { get }
    /// Returns a point of this space in another one's coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns a point of another space in this one's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Returns the smallest rectangle in another space's coordinates that holds one of this space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Returns the smallest rectangle in this space's coordinates that holds one of another space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The space, if it is a view; nil for the stage.
    ///
    /// A cast in each conversion ends the optimiser of Swift 6.3.
    var asView: UIView? { self as? UIView }
}

// The coordinates of a stage are those of its window: of a space that is no view, too.

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    /// The stage's coordinates, as nothing rotates a stage.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The stage's coordinates, as nothing rotates a stage.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// Returns a point of the stage in another space's coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.asView?.convert(point, from: nil as UIView?) ?? point
    }
    /// Returns a point of another space in the stage's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.asView?.convert(point, to: nil as UIView?) ?? point
    }
    /// Returns the smallest rectangle in another space's coordinates that holds one of the stage.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.asView?.convert(rect, from: nil as UIView?) ?? rect
    }
    /// Returns the smallest rectangle in the stage's coordinates that holds one of another space.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.asView?.convert(rect, to: nil as UIView?) ?? rect
    }
}
