import QuartzCore

/// An item as the simulation sees it.
///
/// Lengths are points, angles radians; a square of 100 points of density 1 has mass 1.
@MainActor
final class RigidBody {
    /// How a body stands and moves.
    struct State {
        var position = SIMD2<Double>.zero
        var angle = 0.0
        var velocity = SIMD2<Double>.zero
        var angularVelocity = 0.0
    }

    let item: any UIDynamicItem
    var state = State()
    /// A state within the step that is being made, in which behaviours say how they accelerate the body.
    private(set) var trial = State()
    /// What behaviours make of the trial state: of the centre in points per square second, and of the angle in radians
    /// per square second.
    var acceleration = SIMD2<Double>.zero
    var angularAcceleration = 0.0
    /// The weighted sums of the step's slopes.
    private var sum = State()
    private var accelerationSum = SIMD2<Double>.zero
    private var angularAccelerationSum = 0.0
    private var watched = State()
    /// The elasticity that item behaviours give it.
    var elasticity = 0.0
    var friction = 0.2
    var density = 1.0
    var resistance = 0.0
    var charge = 0.0
    var angularResistance = 0.0
    var allowsRotation = true
    var isAnchored = false
    private(set) var outline: CollisionShape
    private var size: CGSize
    private var placedAngle: Double

    init(_ item: any UIDynamicItem) {
        self.item = item
        size = item.bounds.size
        outline = CollisionShape(item)
        placedAngle = Double(item.transform.angle)
        adoptItem()
    }

    /// Takes the item's place and size.
    func adoptItem() {
        state.position = SIMD2(Double(item.center.x), Double(item.center.y))
        state.angle = Double(item.transform.angle)
        placedAngle = state.angle
        if item.bounds.size != size {
            size = item.bounds.size
            outline = CollisionShape(item)
        }
    }

    /// Gives the item the body's place; its transform becomes a turn, once the body has turned.
    func place() {
        item.center = CGPoint(x: state.position.x, y: state.position.y)
        guard state.angle != placedAngle else { return }
        placedAngle = state.angle
        item.transform = CGAffineTransform(rotationAngle: state.angle)
    }

    // MARK: Steps

    /// Begins a step in the present state.
    func beginStep() {
        trial = state
        sum = State()
        accelerationSum = .zero
        angularAccelerationSum = 0
        acceleration = .zero
        angularAcceleration = 0
    }

    /// Adds the slope of the trial state to the step's sums, and goes on to another trial state by it.
    ///
    /// - Parameters:
    ///   - weight: of the slope.
    ///   - time: of the next trial state from the step's start, in seconds.
    func addSlope(weight: Double, trialAfter time: Double) {
        let linear = acceleration - resistance * trial.velocity
        let angular = angularAcceleration - angularResistance * trial.angularVelocity
        sum.velocity += weight * trial.velocity
        sum.angularVelocity += weight * trial.angularVelocity
        accelerationSum += weight * linear
        angularAccelerationSum += weight * angular
        let (velocity, angularVelocity) = (trial.velocity, trial.angularVelocity)
        trial.position = state.position + velocity * time
        trial.angle = state.angle + angularVelocity * time
        trial.velocity = state.velocity + linear * time
        trial.angularVelocity = state.angularVelocity + angular * time
        acceleration = .zero
        angularAcceleration = 0
    }

    /// Moves on by the sums of the slopes.
    ///
    /// - Parameter scale: of the sums, in seconds.
    func endStep(scale: Double) {
        guard !isAnchored else { return }
        state.position += scale * sum.velocity
        state.velocity += scale * accelerationSum
        guard allowsRotation else { return }
        state.angle += scale * sum.angularVelocity
        state.angularVelocity += scale * angularAccelerationSum
    }

    /// Accelerates the trial state by a force at an offset from the centre.
    func accelerate(by force: SIMD2<Double>, at offset: SIMD2<Double>) {
        acceleration += force * inverseMass
        if offset != .zero { angularAcceleration += cross(offset, force) * inverseInertia }
    }

    /// Keeps the present place for ``isNearWatchedPlace(within:)``.
    func watchPlace() { watched = state }

    /// Returns whether the body is near the place at which it was watched.
    ///
    /// - Parameter tolerance: points; radians count by a hundred points.
    /// - Returns: whether both coordinates and the angle differ by less.
    func isNearWatchedPlace(within tolerance: Double) -> Bool {
        let moved = state.position - watched.position
        return abs(moved.x) < tolerance && abs(moved.y) < tolerance
            && abs(state.angle - watched.angle) * 100 < tolerance
    }

    // MARK: Mass

    var mass: Double {
        max(density * Double(size.width * size.height) / 10_000, 1e-6)
    }

    /// 0 for what nothing moves.
    var inverseMass: Double { isAnchored ? 0 : 1 / mass }

    /// The inverse of the moment of inertia of a rectangle or a circle about its middle, per square point; 0 for what
    /// does not turn.
    var inverseInertia: Double {
        guard !isAnchored, allowsRotation else { return 0 }
        let (w, h) = (Double(size.width), Double(size.height))
        let inertia = outline.isCircle ? mass * w * w / 8 : mass * (w * w + h * h) / 12
        return inertia > 0 ? 1 / inertia : 0
    }

    /// The velocity of the point of the body at an offset from its centre.
    func velocity(at offset: SIMD2<Double>) -> SIMD2<Double> {
        state.velocity + state.angularVelocity * SIMD2(-offset.y, offset.x)
    }

    /// Changes the velocities by an impulse at an offset from the centre.
    func push(_ impulse: SIMD2<Double>, at offset: SIMD2<Double> = .zero) {
        state.velocity += impulse * inverseMass
        state.angularVelocity += cross(offset, impulse) * inverseInertia
    }

    /// An offset in the body's own axes, turned as the body is.
    func turned(_ offset: SIMD2<Double>) -> SIMD2<Double> {
        rotate(offset, by: state.angle)
    }
}

func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }
func length(_ a: SIMD2<Double>) -> Double { dot(a, a).squareRoot() }

func rotate(_ a: SIMD2<Double>, by angle: Double) -> SIMD2<Double> {
    if angle == 0 { return a }
    let (s, c) = (sin(angle), cos(angle))
    return SIMD2(c * a.x - s * a.y, s * a.x + c * a.y)
}

extension SIMD2<Double> {
    init(point: CGPoint) {
        self.init(Double(point.x), Double(point.y))
    }
}
