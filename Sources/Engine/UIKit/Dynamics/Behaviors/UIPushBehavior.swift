import QuartzCore

/// Pushes its items, all the time or once.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// Whether the force lasts or acts once.
    public enum Mode: Int, Sendable {
        case continuous, instantaneous
    }

    /// The items.
    open private(set) var items: [any UIDynamicItem]
    /// Whether the force lasts or acts once.
    open private(set) var mode: Mode
    /// An instantaneous push acts once each time this becomes true.
    open var active = true { didSet { changed() } }
    /// A force: 1 gives a square of 100 points of density 1 an acceleration of 100 points per square second or, at once, a
    /// velocity of 100 points per second.
    open var pushDirection = CGVector.zero { didSet { changed() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Makes a behaviour of items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.items = items
        self.mode = mode
        super.init()
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

    /// Where the force acts on an item, from its centre.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets the place at which the force acts, as an offset from the item's centre.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
    }

    /// The direction of the force in radians, from the x axis clockwise on a screen.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength of the force; 1 accelerates 100 by 100 points of density 1 by 100 points per second squared.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction in radians and the strength of the force.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var actedOn: [any UIDynamicItem] { items }

    private var force: SIMD2<Double> { SIMD2(Double(pushDirection.dx), Double(pushDirection.dy)) * 100 }

    private func place(of item: any UIDynamicItem) -> SIMD2<Double> {
        let offset = targetOffsetFromCenter(for: item)
        return SIMD2(Double(offset.horizontal), Double(offset.vertical))
    }

    override func accelerate() {
        guard mode == .continuous, active else { return }
        for body in bodies { body.accelerate(by: force, at: place(of: body.item)) }
    }

    override func prepare() {
        guard mode == .instantaneous, active else { return }
        for body in bodies { body.push(force, at: place(of: body.item)) }
        active = false
    }
}
