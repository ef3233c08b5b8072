import QuartzCore

/// Accelerates its items alike.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// The items.
    open private(set) var items: [any UIDynamicItem]
    /// In units of 1,000 points per square second; a vector longer than 1 pulls harder.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

    /// Makes a behaviour of items, downwards with a magnitude of 1.
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

    /// Radians from the x axis to the y axis.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// 1 is 1,000 points per square second.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction in radians and the magnitude, of which 1 is 1000 points per second squared.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var actedOn: [any UIDynamicItem] { items }

    override func accelerate() {
        let acceleration = SIMD2(Double(gravityDirection.dx), Double(gravityDirection.dy)) * 1000
        for body in bodies { body.acceleration += acceleration }
    }
}
