import QuartzCore

/// Keeps its items from overlapping each other and from crossing boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// A set of what items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Other items of the behaviour.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items and boundaries.
        public static let everything = Mode(rawValue: ~0)
    }

    /// The items.
    open private(set) var items: [any UIDynamicItem]
    /// What the items collide with; everything by default.
    open var collisionMode = Mode.everything { didSet { changed() } }
    /// Whether the edges of the reference view's bounds are boundaries.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
    /// The object that is told of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    private var insets = UIEdgeInsets.zero
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath, edges: [(SIMD2<Double>, SIMD2<Double>)])] =
        []
    private var touching: [Touch: TouchPair] = [:]

    /// Two that touch, by their identities.
    private struct Touch: Hashable {
        var first: ObjectIdentifier
        var second: ObjectIdentifier?
        var boundary: Int?
    }

    private struct TouchPair {
        var item: any UIDynamicItem
        var other: (any UIDynamicItem)?
        var boundary: (any NSCopying)?
        var order: Int
    }

    /// Makes a behaviour of items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    public override convenience init() {
        self.init(items: [])
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        changed()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        changed()
    }

    // MARK: Boundaries

    /// Makes the reference view's bounds, inset, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Takes the place of the one that had the identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
        boundaries.append((identifier, bezierPath, bezierPath.cgPath.edges))
        changed()
    }

    /// Adds a line as a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary; nil if there is none of that identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isSame($0.identifier, identifier) }?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
        changed()
    }

    /// Removes all boundaries that were added by an identifier.
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    /// The identifiers of the boundaries; nil if there are none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    private static func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
        return String(describing: a) == String(describing: b)
    }

    // MARK: Collisions

    override var actedOn: [any UIDynamicItem] { items }

    override func constrain(_ world: DynamicsWorld) {
        var solver = ContactSolver()
        var found: [(Touch, TouchPair, SIMD2<Double>)] = []
        if collisionMode.contains(.items) {
            for (index, a) in bodies.enumerated() {
                for b in bodies[(index + 1)...] where a.inverseMass + b.inverseMass > 0 {
                    guard let contact = PlacedShape(a).contact(with: PlacedShape(b)) else { continue }
                    solver.add(contact, a, b)
                    let touch = Touch(first: ObjectIdentifier(a.item), second: ObjectIdentifier(b.item))
                    found.append(
                        (touch, TouchPair(item: a.item, other: b.item, order: found.count), contact.points[0].place))
                }
            }
        }
        if collisionMode.contains(.boundaries) {
            for body in bodies where !body.isAnchored {
                for (number, identifier, shape) in edges(world) {
                    guard let contact = shape.contact(with: PlacedShape(body)) else { continue }
                    solver.add(Self.outwards(contact, body), nil, body)
                    let touch = Touch(first: ObjectIdentifier(body.item), boundary: number)
                    found.append(
                        (
                            touch, TouchPair(item: body.item, boundary: identifier, order: found.count),
                            contact.points[0].place
                        ))
                }
            }
        }
        if !found.isEmpty { solver.solve() }
        tell(found)
    }

    /// The boundaries' outlines: the reference view's four edges are number 0.
    private func edges(_ world: DynamicsWorld) -> [(Int, (any NSCopying)?, PlacedShape)] {
        var edges: [(Int, (any NSCopying)?, PlacedShape)] = []
        if translatesReferenceBoundsIntoBoundary, let bounds = world.bounds?.inset(by: insets) {
            let low = SIMD2(Double(bounds.minX), Double(bounds.minY))
            let high = SIMD2(Double(bounds.maxX), Double(bounds.maxY))
            edges += [
                (0, nil, .halfPlane(point: low, normal: SIMD2(1, 0))),
                (0, nil, .halfPlane(point: low, normal: SIMD2(0, 1))),
                (0, nil, .halfPlane(point: high, normal: SIMD2(-1, 0))),
                (0, nil, .halfPlane(point: high, normal: SIMD2(0, -1))),
            ]
        }
        for (index, boundary) in boundaries.enumerated() {
            edges += boundary.edges.map { (index + 1, boundary.identifier, .polygon([$0.0, $0.1])) }
        }
        return edges
    }

    /// A line has two sides: it pushes a body to the one on which its centre is.
    private static func outwards(_ contact: Contact, _ body: RigidBody) -> Contact {
        guard dot(contact.normal, body.state.position - contact.points[0].place) < 0 else { return contact }
        return Contact(normal: -contact.normal, points: contact.points)
    }

    /// Tells the delegate what has begun to touch and what does not any more.
    private func tell(_ found: [(Touch, TouchPair, SIMD2<Double>)]) {
        guard collisionDelegate != nil || !touching.isEmpty else { return }
        var now: [Touch: TouchPair] = [:]
        for (touch, pair, place) in found where now[touch] == nil {
            now[touch] = pair
            guard touching[touch] == nil else { continue }
            let point = CGPoint(x: place.x, y: place.y)
            if let other = pair.other {
                collisionDelegate?.collisionBehavior(self, beganContactFor: pair.item, with: other, at: point)
            } else {
                collisionDelegate?.collisionBehavior(
                    self, beganContactFor: pair.item, withBoundaryIdentifier: pair.boundary, at: point)
            }
        }
        for (touch, pair) in touching.sorted(by: { $0.value.order < $1.value.order }) where now[touch] == nil {
            if let other = pair.other {
                collisionDelegate?.collisionBehavior(self, endedContactFor: pair.item, with: other)
            } else {
                collisionDelegate?.collisionBehavior(
                    self, endedContactFor: pair.item, withBoundaryIdentifier: pair.boundary)
            }
        }
        touching = now
    }
}

/// The methods by which an object follows contacts.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
    /// Is called when two items touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Is called when two items no longer touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// Is called when an item touches a boundary.
    ///
    /// - Parameters:
    ///   - behavior: the behaviour.
    ///   - item: the item.
    ///   - identifier: the boundary; nil for the edges of the reference view.
    ///   - p: the place of the contact, in the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// Is called when an item no longer touches a boundary; nil stands for the edges of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

// An identifier that is no object stands for one, as a text stands for Objective-C's.
extension UICollisionBehavior {
    /// Takes the place of the one that had the identifier.
    public func addBoundary<Identifier: _ObjectiveCBridgeable>(
        withIdentifier identifier: Identifier, for bezierPath: UIBezierPath
    ) where Identifier._ObjectiveCType: NSCopying {
        addBoundary(withIdentifier: identifier._bridgeToObjectiveC(), for: bezierPath)
    }

    /// Adds a line as a boundary.
    public func addBoundary<Identifier: _ObjectiveCBridgeable>(
        withIdentifier identifier: Identifier, from p1: CGPoint, to p2: CGPoint
    ) where Identifier._ObjectiveCType: NSCopying {
        addBoundary(withIdentifier: identifier._bridgeToObjectiveC(), from: p1, to: p2)
    }

    /// Returns the path of a boundary; nil if there is none of that identifier.
    public func boundary<Identifier: _ObjectiveCBridgeable>(withIdentifier identifier: Identifier) -> UIBezierPath?
    where Identifier._ObjectiveCType: NSCopying {
        boundary(withIdentifier: identifier._bridgeToObjectiveC())
    }

    /// Removes a boundary.
    public func removeBoundary<Identifier: _ObjectiveCBridgeable>(withIdentifier identifier: Identifier)
    where Identifier._ObjectiveCType: NSCopying {
        removeBoundary(withIdentifier: identifier._bridgeToObjectiveC())
    }
}
