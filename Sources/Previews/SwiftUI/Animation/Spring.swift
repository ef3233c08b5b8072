/// How a spring moves.
public nonisolated struct Spring: Hashable, Sendable {
    /// The mass.
    public let mass: Double
    /// The stiffness.
    public let stiffness: Double
    /// The damping.
    public let damping: Double

    /// Makes one of the seconds in which it seems to arrive, and how far it swings beyond.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - min(bounce, 0.99))
    }
    /// Makes one of the seconds in which it seems to arrive, and how far it swings beyond: 1 for not at all.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 0.001)
        (mass, stiffness) = (1, frequency * frequency)
        damping = 2 * max(dampingRatio, 0.01) * frequency
    }
    /// Makes one of its physics.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        (self.mass, self.stiffness, self.damping) = (max(mass, 0.001), max(stiffness, 0.001), max(damping, 0.01))
    }
    /// Makes one of the seconds in which it is at rest, and how far it swings beyond: 1 for not at all.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = max(dampingRatio, 0.01)
        let frequency = -log(max(epsilon, 1e-6)) / (ratio * max(settlingDuration, 0.001))
        self.init(response: 2 * Double.pi / frequency, dampingRatio: ratio)
    }

    /// One that does not swing.
    public static var smooth: Spring { Spring(duration: 0.5) }
    /// One that swings a little.
    public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
    /// One that swings.
    public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
    /// Returns one that does not swing.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// Returns one that swings a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// Returns one that swings.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The seconds in which it seems to arrive.
    public var response: Double { 2 * Double.pi / frequency }
    /// How far it swings beyond: 1 for not at all.
    public var dampingRatio: Double { damping / (2 * mass * frequency) }
    /// The seconds in which it seems to arrive.
    public var duration: TimeInterval { response }
    /// How far it swings beyond: 0 for not at all.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The seconds in which it is at rest.
    public var settlingDuration: TimeInterval {
        let ratio = dampingRatio
        let decay = ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
        return (ratio < 1 ? -log(0.001) : 9.3) / max(decay, 0.001)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// Returns the part of the way that it has come after some seconds, begun with a velocity.
    func progress(_ time: TimeInterval, velocity: Double = 0) -> Double {
        guard time > 0 else { return 0 }
        let (frequency, ratio) = (frequency, dampingRatio)
        if ratio < 0.9999 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            let decay = exp(-ratio * frequency * time)
            return 1 - decay * (cos(swing * time) + (ratio * frequency - velocity) / swing * sin(swing * time))
        }
        if ratio < 1.0001 { return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time) }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
        let second = (velocity + slow) / (fast - slow)
        let first = -1 - second
        // The distance to the goal is a sum of two that decay.
        return 1 + first * exp(slow * time) + second * exp(fast * time)
    }

    /// Returns the value after some seconds, from zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        var value = target
        value.scale(by: progress(time))
        return value
    }
    /// Returns the velocity after some seconds, from zero.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 0.0005
        var velocity = target
        velocity.scale(
            by: (progress(time + step) - progress(max(time - step, 0))) / (time < step ? time + step : 2 * step))
        return velocity
    }
}

extension Animation {
    /// Returns a spring's.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        interpolatingSpring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    }
    /// Returns a spring's.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
    }
    /// Returns one of a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        curve.animation(duration)
    }
}

extension UnitCurve {
    fileprivate func animation(_ duration: TimeInterval) -> Animation {
        .timingCurve(control[0], control[1], control[2], control[3], duration: duration)
    }
}
