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

/// What has a place: a view, or the attributes of one in a layout.
@MainActor
public protocol PlacedObject: AnyObject {
    /// The opacity, 0 to 1.
    var alpha: CGFloat { get }
    /// The area in its own coordinates.
    var bounds: CGRect { get }
    /// The middle in the coordinates around it.
    var center: CGPoint { get }
    /// The area in the coordinates around it.
    var frame: CGRect { get }
    /// Whether it is not seen.
    var isHidden: Bool { get }
    /// What it is transformed by.
    var transform: CGAffineTransform { get }
}

extension UIView: PlacedObject {}
extension UICollectionViewLayoutAttributes: PlacedObject {}
