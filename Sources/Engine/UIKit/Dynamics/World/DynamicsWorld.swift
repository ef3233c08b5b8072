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
        for behavior in behaviors { behavior.bodies = behavior.actedOn.compactMap(body(of:)) }
    }

    func body(of item: any UIDynamicItem) -> RigidBody? {
        indices[ObjectIdentifier(item)].map { bodies[$0] }
    }

    /// One step.
    func advance() {
        behaviors.forEachHeld { $0.prepare() }
        integrate(Self.step)
        behaviors.forEachHeld { $0.constrain(self) }
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
    /// Steps in which every body has stood where it is watched; nil before the first one.
    private var count: Int?

    mutating func look(at bodies: [RigidBody]) {
        guard let count, bodies.allSatisfy({ $0.isNearWatchedPlace(within: Self.tolerance) }) else {
            for body in bodies { body.watchPlace() }
            count = 0
            return
        }
        self.count = count + 1
        if count + 1 >= Self.steps { isAtRest = true }
    }
}
