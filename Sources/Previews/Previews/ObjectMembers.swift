import UIKit

/// What has a number of one's choice, of whatever class it is: a sender that is declared as `AnyObject` may be a button or a
/// bar's item.
@MainActor
public protocol TaggedObject: AnyObject {
    /// The number.
    var tag: Int { get }
}

extension UIView: TaggedObject {}
extension UIBarItem: TaggedObject {}

/// The place of an object: of a view, or of what the attributes in a layout are of.
///
/// No protocol: what inherits from layout attributes would be isolated to the main actor by it.
@MainActor
public struct PlacedObject {
    /// The opacity, 0 to 1.
    public let alpha: CGFloat
    /// The area in its own coordinates.
    public let bounds: CGRect
    /// The middle in the coordinates around it.
    public let center: CGPoint
    /// The area in the coordinates around it.
    public let frame: CGRect
    /// Whether it is not seen.
    public let isHidden: Bool
    /// What it is transformed by.
    public let transform: CGAffineTransform

    /// Finds an object's place; nil if it has none.
    public init?(_ object: Any?) {
        if let view = object as? UIView {
            (alpha, bounds, center) = (view.alpha, view.bounds, view.center)
            (frame, isHidden, transform) = (view.frame, view.isHidden, view.transform)
        } else if let item = object as? UICollectionViewLayoutAttributes {
            (alpha, bounds, center) = (item.alpha, item.bounds, item.center)
            (frame, isHidden, transform) = (item.frame, item.isHidden, item.transform)
        } else {
            return nil
        }
    }
}
