import QuartzCore

/// The properties of items as bodies.
///
/// Of several behaviours for an item, the one that was added last counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items.
    open private(set) var items: [any UIDynamicItem]
    /// How much of the velocity a collision gives back, 0...1.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// Between bodies that slide, 0 is none.
    open var friction: CGFloat = 0.2 { didSet { changed() } }
    /// Of a square of 100 points, for which 1 is a mass of 1.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// The part of the velocity that is lost in a second at first; 0 is none.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// The damping of rotation; 0, the default, is none.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// Whether the items rotate; true by default.
    open var allowsRotation = true { didSet { changed() } }
    /// Whether nothing moves the item, which others collide with.
    open var isAnchored = false { didSet { changed() } }
    /// The charge on which electric and magnetic fields act; 0 by default.
    open var charge: CGFloat = 0 { didSet { changed() } }
    private var pending: [ObjectIdentifier: (linear: SIMD2<Double>, angular: Double)] = [:]

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
        // Another item may have its address later.
        pending[ObjectIdentifier(item)] = nil
        changed()
    }

    /// Points per second, added to the item's; before the animator's next step if it has none yet.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(SIMD2(point: velocity), 0, item)
    }

    /// Returns an item's velocity in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let waiting = pending[ObjectIdentifier(item)]?.linear ?? .zero
        let velocity = (dynamicAnimator?.world.body(of: item)?.state.velocity ?? .zero) + waiting
        return CGPoint(x: velocity.x, y: velocity.y)
    }

    /// Radians per second, added to the item's.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, Double(velocity), item)
    }

    /// Returns an item's angular velocity in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let waiting = pending[ObjectIdentifier(item)]?.angular ?? 0
        return CGFloat((dynamicAnimator?.world.body(of: item)?.state.angularVelocity ?? 0) + waiting)
    }

    private func add(_ linear: SIMD2<Double>, _ angular: Double, _ item: any UIDynamicItem) {
        let old = pending[ObjectIdentifier(item)] ?? (.zero, 0)
        pending[ObjectIdentifier(item)] = (old.linear + linear, old.angular + angular)
        changed()
    }

    override var actedOn: [any UIDynamicItem] { items }

    override func prepare() {
        let (elasticity, friction, density, charge) = (elasticity, friction, density, charge)
        let (resistance, angularResistance) = (resistance, angularResistance)
        let (allowsRotation, isAnchored) = (allowsRotation, isAnchored)
        bodies.forEachHeld { body in
            body.elasticity = Double(elasticity)
            body.friction = Double(friction)
            body.density = Double(density)
            body.resistance = Double(resistance)
            body.angularResistance = Double(angularResistance)
            body.allowsRotation = allowsRotation
            body.isAnchored = isAnchored
            body.charge = Double(charge)
            guard !pending.isEmpty, let added = pending.removeValue(forKey: ObjectIdentifier(body.item)) else { return }
            body.state.velocity += added.linear
            body.state.angularVelocity += added.angular
        }
    }
}
