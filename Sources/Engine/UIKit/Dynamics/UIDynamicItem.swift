import QuartzCore

/// Something that a dynamic animator moves: a view, or a layout's attributes.
///
/// Not isolated, unlike Apple's, as layout attributes are not.
public protocol UIDynamicItem: AnyObject {
    /// The item's centre, which behaviours move.
    var center: CGPoint { get set }
    /// Its size is that of the body.
    var bounds: CGRect { get }
    /// The item's rotation, which behaviours change.
    var transform: CGAffineTransform { get set }
    /// The shape that collides.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex outline about (0, 0), the item's centre, turning from the x axis to the y axis.
    var collisionBoundingPath: UIBezierPath { get }
}

/// The outline by which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle
    /// A circle as wide as the item.
    case ellipse
    case path
}

extension UIDynamicItem {
    /// A rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path, for items whose shape is not a path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: @preconcurrency UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A body of several items, which move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, @preconcurrency UIDynamicItem {
    /// The items of the group.
    open private(set) var items: [any UIDynamicItem]
    /// Where each item's centre lies from the group's, before the group turned.
    private let offsets: [CGPoint]
    private let angles: [CGFloat]
    /// The smallest rectangle that holds the items.
    open private(set) var bounds: CGRect

    /// Makes a group of items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        let box = items.reduce(CGRect.null) { box, item in
            let (w, h) = (item.bounds.width, item.bounds.height)
            return box.union(CGRect(x: item.center.x - w / 2, y: item.center.y - h / 2, width: w, height: h))
        }
        let middle = items.isEmpty ? .zero : CGPoint(x: box.midX, y: box.midY)
        offsets = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
        angles = items.map { $0.transform.angle }
        bounds = CGRect(origin: .zero, size: items.isEmpty ? .zero : box.size)
        center = middle
        super.init()
    }

    /// The group's centre; moving it moves the items.
    open var center: CGPoint { didSet { place() } }
    /// The group's rotation; changing it rotates the items about the group's centre.
    open var transform = CGAffineTransform.identity { didSet { place() } }

    private func place() {
        for (index, item) in items.enumerated() {
            let offset = offsets[index].applying(transform)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            let angle = angles[index] + transform.angle
            if angle != item.transform.angle { item.transform = CGAffineTransform(rotationAngle: angle) }
        }
    }
}

extension CGAffineTransform {
    /// By how much it turns the x axis, in radians.
    var angle: CGFloat { atan2(b, a) }
}
