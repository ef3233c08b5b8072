/// Ends the overlap of bodies: by impulses that stop, bounce and rub them, and by moving them apart.
///
/// Sequential impulses (Catto, "Fast and simple physics using sequential impulses", 2006).
@MainActor
struct ContactSolver {
    /// The approach velocity in points per second below which contacts do not bounce, so that what lies comes to rest.
    private static let leastBounce = 20.0
    /// The points by which bodies may overlap for good.
    private static let slop = 0.02
    private static let iterations = 20
    /// The part of their velocity that slow bodies in contact keep in a step, as rolling and deforming take the rest.
    private static let settling = 0.9

    /// One point of a contact.
    ///
    /// A body that is nil is immovable.
    private struct Point {
        let a: RigidBody?
        let b: RigidBody
        let normal: SIMD2<Double>
        let armA: SIMD2<Double>
        let armB: SIMD2<Double>
        let depth: Double
        let friction: Double
        /// The velocity apart that a bounce leaves.
        let bounce: Double
        var pushed = 0.0
        var rubbed = 0.0

        @MainActor
        var closing: SIMD2<Double> { b.velocity(at: armB) - (a?.velocity(at: armA) ?? .zero) }

        /// Returns the change of velocity by an impulse of 1 along a direction.
        @MainActor
        func response(along direction: SIMD2<Double>) -> Double {
            let (turnA, turnB) = (cross(armA, direction), cross(armB, direction))
            return b.inverseMass + turnB * turnB * b.inverseInertia
                + (a.map { $0.inverseMass + turnA * turnA * $0.inverseInertia } ?? 0)
        }

        @MainActor
        func push(_ impulse: SIMD2<Double>) {
            b.push(impulse, at: armB)
            a?.push(-impulse, at: armA)
        }
    }

    private var points: [Point] = []

    mutating func add(_ contact: Contact, _ a: RigidBody?, _ b: RigidBody) {
        let elasticity = max(a?.elasticity ?? 0, b.elasticity)
        let friction = a.map { ($0.friction * b.friction).squareRoot() } ?? b.friction
        for (place, depth) in contact.points {
            let armA = a.map { place - $0.state.position } ?? .zero
            let armB = place - b.state.position
            let closing = dot(b.velocity(at: armB) - (a?.velocity(at: armA) ?? .zero), contact.normal)
            points.append(
                Point(
                    a: a, b: b, normal: contact.normal, armA: armA, armB: armB, depth: depth, friction: friction,
                    bounce: closing < -Self.leastBounce ? -elasticity * closing : 0))
        }
    }

    mutating func solve() {
        for _ in 0..<Self.iterations {
            for index in points.indices { solve(&points[index]) }
        }
        for point in points {
            separate(point)
            settle(point.b)
            if let a = point.a { settle(a) }
        }
    }

    private func settle(_ body: RigidBody) {
        guard length(body.state.velocity) < Self.leastBounce / 4, abs(body.state.angularVelocity) < 0.1 else { return }
        body.state.velocity *= Self.settling
        body.state.angularVelocity *= Self.settling
    }

    private func solve(_ point: inout Point) {
        let along = SIMD2(-point.normal.y, point.normal.x)
        let slide = point.response(along: along)
        if slide > 0 {
            let limit = point.friction * point.pushed
            let wanted = point.rubbed - dot(point.closing, along) / slide
            let sum = min(max(wanted, -limit), limit)
            point.push(along * (sum - point.rubbed))
            point.rubbed = sum
        }
        let response = point.response(along: point.normal)
        guard response > 0 else { return }
        // Bodies push; they never pull.
        let sum = max(point.pushed - (dot(point.closing, point.normal) - point.bounce) / response, 0)
        point.push(point.normal * (sum - point.pushed))
        point.pushed = sum
    }

    private func separate(_ point: Point) {
        let weight = point.b.inverseMass + (point.a?.inverseMass ?? 0)
        let excess = point.depth - Self.slop
        guard weight > 0, excess > 0 else { return }
        // Part of the way: the points of one contact add up.
        let shift = 0.4 * excess / weight
        point.b.state.position += point.normal * (shift * point.b.inverseMass)
        if let a = point.a { a.state.position -= point.normal * (shift * a.inverseMass) }
    }
}
