import QuartzCore

/// Draws an item to a point, where it ends upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// The point to which the item moves, in the reference view.
    open var snapPoint: CGPoint { didSet { changed() } }
    /// 0 swings most, 1 not at all.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    /// The frequency of the spring in hertz; a guess, as Apple documents no figure.
    private static let frequency = 2.0

    /// Makes a behaviour that moves an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var actedOn: [any UIDynamicItem] { [item] }

    override func accelerate() {
        guard let body = bodies.first else { return }
        let omega: Double = 2 * .pi * Self.frequency
        // Half of the way from a swing that is seen to none.
        let ratio: Double = 0.4 + 0.6 * Double(min(max(damping, 0), 1))
        let (stiffness, friction) = (omega * omega, 2 * ratio * omega)
        let state = body.trial
        let away = state.position - SIMD2(point: snapPoint)
        body.acceleration -= away * stiffness + state.velocity * friction
        body.angularAcceleration -= state.angle * stiffness + state.angularVelocity * friction
    }
}
