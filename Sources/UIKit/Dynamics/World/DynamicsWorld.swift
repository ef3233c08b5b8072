import QuartzCore

/// The bodies and behaviours of an animator.
///
/// It has no clock: it moves by steps.
@MainActor
final class DynamicsWorld {
    /// Seconds.
    static let step: CFTimeInterval = 1.0 / 240
    /// The steps that are made up for at once: a quarter of a second.
    static let mostSteps = 60

    private(set) var bodies: [RigidBody] = []
    private(set) var behaviors: [UIDynamicBehavior] = []
    /// The reference view's, which collisions may have as their edges.
    private(set) var bounds: CGRect?
    private var indices: [ObjectIdentifier: Int] = [:]
    private var restWatch = RestWatch()

    var isAtRest: Bool { restWatch.isAtRest }

    /// Takes over behaviours and the items that they act on.
    ///
    /// Bodies that were known before keep their velocities.
    func adopt(_ behaviors: [UIDynamicBehavior], bounds: CGRect?) {
        let known = bodies
        self.behaviors = behaviors
        self.bounds = bounds
        bodies = []
        let knownIndices = indices
        indices = [:]
        for item in behaviors.flatMap(\.actedOn) where indices[ObjectIdentifier(item)] == nil {
            indices[ObjectIdentifier(item)] = bodies.count
            bodies.append(knownIndices[ObjectIdentifier(item)].map { known[$0] } ?? RigidBody(item))
        }
    }

    func body(of item: any UIDynamicItem) -> RigidBody? {
        indices[ObjectIdentifier(item)].map { bodies[$0] }
    }

    func index(of body: RigidBody) -> Int? { indices[ObjectIdentifier(body.item)] }

    /// One step.
    func advance() {
        for behavior in behaviors { behavior.prepare(self) }
        integrate(Self.step)
        for behavior in behaviors { behavior.constrain(self) }
        restWatch.look(at: bodies)
    }

    /// Gives the items their bodies' places.
    func place() {
        for body in bodies { body.place() }
    }

    func wake() {
        restWatch = RestWatch()
    }
}

/// Sees whether bodies have stood still for half a second.
@MainActor
private struct RestWatch {
    private static let steps = 120
    /// Points; radians count by a hundred points.
    private static let tolerance = 0.05

    private(set) var isAtRest = false
    private var places: [SIMD3<Double>] = []
    private var count = 0

    mutating func look(at bodies: [RigidBody]) {
        let now = bodies.map { SIMD3($0.state.position.x, $0.state.position.y, $0.state.angle * 100) }
        let isStill =
            now.count == places.count
            && zip(now, places).allSatisfy { now, then in
                let moved = now - then
                return max(abs(moved.x), abs(moved.y), abs(moved.z)) < Self.tolerance
            }
        guard isStill else {
            places = now
            count = 0
            return
        }
        count += 1
        if count >= Self.steps { isAtRest = true }
    }
}
