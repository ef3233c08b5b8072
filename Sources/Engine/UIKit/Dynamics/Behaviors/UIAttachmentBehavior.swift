import QuartzCore

/// Holds an item at a distance from a point or from another item: by a rod or, with a frequency, by a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to: a point or another item.
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    /// The items: one or two.
    open private(set) var items: [any UIDynamicItem]
    /// What the item is attached to: a point or another item.
    open private(set) var attachedBehaviorType: AttachmentType
    private let offsets: [SIMD2<Double>]
    /// In the animator's space; for an item that is held by a point.
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// Points.
    open var length: CGFloat { didSet { changed() } }
    /// The damping ratio of the spring: 1 does not swing.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// Of the spring without damping, in hertz; 0 is a rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// Kept; a rod turns freely at its ends.
    open var frictionTorque: CGFloat = 0

    /// Makes an attachment of an item's centre to a point, at their present distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Makes an attachment of a place on an item to a point, at their present distance.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - offset: the place on the item as an offset from its centre, in the item's own axes.
    ///   - point: the point in the reference view.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        attachedBehaviorType = .anchor
        offsets = [SIMD2(Double(offset.horizontal), Double(offset.vertical))]
        anchorPoint = point
        let place = SIMD2(point: item.center) + rotate(offsets[0], by: Double(item.transform.angle))
        length = CGFloat(UIKit.length(place - SIMD2(point: point)))
        super.init()
    }

    /// Makes an attachment of two items' centres, at their present distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Makes an attachment of places on two items, at their present distance.
    ///
    /// The offsets are from the items' centres, in their own axes.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        items = [item1, item2]
        attachedBehaviorType = .items
        offsets = [offset1, offset2].map { SIMD2(Double($0.horizontal), Double($0.vertical)) }
        anchorPoint = .zero
        let places = zip(items, offsets).map {
            SIMD2(point: $0.center) + rotate($1, by: Double($0.transform.angle))
        }
        length = CGFloat(UIKit.length(places[0] - places[1]))
        super.init()
    }

    override var actedOn: [any UIDynamicItem] { items }

    // MARK: Spring

    /// Where an end of the spring is on its body, and how it moves.
    private struct End {
        /// From the body's centre.
        var arm: SIMD2<Double>
        var place: SIMD2<Double>
        var velocity: SIMD2<Double>

        @MainActor
        init(_ body: RigidBody, _ offset: SIMD2<Double>) {
            let state = body.trial
            arm = rotate(offset, by: state.angle)
            place = state.position + arm
            velocity = state.velocity + state.angularVelocity * SIMD2(-arm.y, arm.x)
        }
    }

    /// What a spring is made of, and the bodies at its ends, read once a step: it pulls four times in each.
    ///
    /// ``bodies`` has the bodies.
    private struct Spring {
        /// What a point of way accelerates by, and a point per second of velocity.
        var stiffness: Double
        var resistance: Double
        var length: Double
        var anchor: SIMD2<Double>
        var first: Unmanaged<RigidBody>
        var second: Unmanaged<RigidBody>?
    }
    /// Nil for a rod, and without bodies.
    private final var spring: Spring?

    override func bodiesChanged() { readSpring() }

    override func prepare() { readSpring() }

    private func readSpring() {
        spring = nil
        guard frequency > 0, bodies.count == items.count else { return }
        let omega = 2 * Double.pi * Double(frequency)
        spring = Spring(
            stiffness: -omega * omega, resistance: 2 * Double(damping) * omega, length: Double(length),
            anchor: SIMD2(point: anchorPoint), first: .passUnretained(bodies[0]),
            second: bodies.count == 2 ? .passUnretained(bodies[1]) : nil)
    }

    override func accelerate() {
        guard let spring else { return }
        spring.first._withUnsafeGuaranteedRef { first in
            guard let second = spring.second else { return pull(first, nil, spring) }
            second._withUnsafeGuaranteedRef { pull(first, $0, spring) }
        }
    }

    @inline(__always)
    private func pull(_ first: RigidBody, _ second: RigidBody?, _ spring: Spring) {
        let end = End(first, offsets[0])
        let other = second.map { End($0, offsets[1]) }
        let apart = end.place - (other?.place ?? spring.anchor)
        let moving = end.velocity - (other?.velocity ?? .zero)
        // The reduced mass, with which a pair has the frequency that was asked for.
        let mass = 1 / max(first.inverseMass + (second?.inverseMass ?? 0), 1e-12)
        var force = spring.stiffness * apart - spring.resistance * moving
        if spring.length > 0 {
            // Along the spring alone, which is as long as it is at rest.
            let distance = UIKit.length(apart)
            guard distance > 1e-9 else { return }
            let along = apart / distance
            force =
                (spring.stiffness * (distance - spring.length) - spring.resistance * dot(moving, along)) * along
        }
        first.accelerate(by: force * mass, at: end.arm)
        if let second, let other { second.accelerate(by: -force * mass, at: other.arm) }
    }

    // MARK: Rod

    /// Puts the ends back to the rod's length, and takes away their velocity along it.
    override func constrain(_ world: DynamicsWorld) {
        guard frequency == 0, bodies.count == items.count else { return }
        let first = bodies[0]
        let second = bodies.count == 2 ? bodies[1] : nil
        for _ in 0..<4 {
            let arm1 = first.turned(offsets[0])
            let arm2 = second.map { $0.turned(offsets[1]) } ?? .zero
            let end2 = second.map { $0.state.position + arm2 } ?? SIMD2(point: anchorPoint)
            let apart = first.state.position + arm1 - end2
            let distance = UIKit.length(apart)
            let along = distance > 1e-9 ? apart / distance : SIMD2(0, 1)
            let weight =
                first.inverseMass + cross(arm1, along) * cross(arm1, along) * first.inverseInertia
                + (second.map { $0.inverseMass + cross(arm2, along) * cross(arm2, along) * $0.inverseInertia } ?? 0)
            guard weight > 0 else { return }
            let moving = first.velocity(at: arm1) - (second?.velocity(at: arm2) ?? .zero)
            let impulse = -dot(moving, along) / weight * along
            first.push(impulse, at: arm1)
            second?.push(-impulse, at: arm2)
            let shift = -(distance - Double(length)) / weight
            first.state.position += along * (shift * first.inverseMass)
            first.state.angle += cross(arm1, along) * shift * first.inverseInertia
            second?.state.position -= along * (shift * (second?.inverseMass ?? 0))
            second?.state.angle -= cross(arm2, along) * shift * (second?.inverseInertia ?? 0)
        }
    }
}
