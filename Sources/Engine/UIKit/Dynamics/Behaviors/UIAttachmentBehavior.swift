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

        @inline(__always)
        init(_ state: RigidBody.State, _ offset: SIMD2<Double>) {
            arm = rotate(offset, by: state.angle)
            place = state.position + arm
            velocity = state.velocity + state.angularVelocity * SIMD2(-arm.y, arm.x)
        }
    }

    /// What the spring is made of, and the bodies at its ends: it pulls sixteen times in each frame.
    private struct Spring {
        /// What the body at an end accelerates by: for each point of the way, and each point per second of its velocity.
        var stiffness: Double
        var resistance: Double
        var length: Double
        var anchor: SIMD2<Double>
        var offset: SIMD2<Double>
        /// ``UIDynamicBehavior/bodies`` has it, and the other.
        var body: Unmanaged<RigidBody>
        var other: (offset: SIMD2<Double>, body: Unmanaged<RigidBody>)?

        /// Returns the force on the first end.
        ///
        /// - Parameters:
        ///   - apart: where the first end is, from the other.
        ///   - moving: its velocity, as the other sees it.
        ///   - inverseMass: the sum of those of both bodies.
        /// - Returns: the force; nil if it has no direction.
        @inline(__always)
        func force(_ apart: SIMD2<Double>, _ moving: SIMD2<Double>, inverseMass: Double) -> SIMD2<Double>? {
            // The reduced mass, with which a pair has the frequency that was asked for.
            let mass = 1 / max(inverseMass, 1e-12)
            guard length > 0 else { return (stiffness * apart - resistance * moving) * mass }
            // Along the spring alone, which is as long as it is at rest.
            let distance = UIKit.length(apart)
            guard distance > 1e-9 else { return nil }
            let along = apart / distance
            return (stiffness * (distance - length) - resistance * dot(moving, along)) * along * mass
        }
    }

    /// Nil for a rod, and without bodies.
    private final var spring: Spring?

    override func bodiesChanged() {
        spring = nil
        guard frequency > 0, bodies.count == items.count else { return }
        let omega = 2 * Double.pi * Double(frequency)
        spring = Spring(
            stiffness: -omega * omega, resistance: 2 * Double(damping) * omega, length: Double(length),
            anchor: SIMD2(point: anchorPoint), offset: offsets[0], body: .passUnretained(bodies[0]),
            other: bodies.count == 2 ? (offsets[1], .passUnretained(bodies[1])) : nil)
    }

    override func accelerate() {
        guard let spring else { return }
        spring.body._withUnsafeGuaranteedRef { body in
            let end = End(body.trial, spring.offset)
            guard let other = spring.other else {
                let force = spring.force(end.place - spring.anchor, end.velocity, inverseMass: body.inverseMass)
                if let force { body.accelerate(by: force, at: end.arm) }
                return
            }
            other.body._withUnsafeGuaranteedRef { otherBody in
                let otherEnd = End(otherBody.trial, other.offset)
                let force = spring.force(
                    end.place - otherEnd.place, end.velocity - otherEnd.velocity,
                    inverseMass: body.inverseMass + otherBody.inverseMass)
                guard let force else { return }
                body.accelerate(by: force, at: end.arm)
                otherBody.accelerate(by: -force, at: otherEnd.arm)
            }
        }
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
