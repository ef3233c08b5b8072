import QuartzCore

/// Motion to a target on a critically damped spring: back to an edge, or to where a snapping view wants to rest.
struct SpringMotion: Equatable {
    /// The position at t = 0, in points.
    var start: CGFloat
    /// The position at rest, in points.
    var target: CGFloat
    /// The velocity at t = 0, in points per second.
    var velocity: CGFloat
    private var spring: DampedSpring

    /// The seconds until the motion is over.
    let duration: TimeInterval

    /// The distance from the target at which the motion ends, in points: a step too small to see.
    static let threshold: CGFloat = 0.05

    /// Back to an edge: mass 1. (The stiffness is a best guess.)
    init(start: CGFloat, edge: CGFloat, velocity: CGFloat, stiffness: CGFloat) {
        self.init(start: start, target: edge, velocity: velocity, frequency: stiffness.squareRoot())
    }

    /// Makes a motion to a target that is not the natural one.
    ///
    /// The frequency is at least `frequency`, and so high that a motion that begins towards the target does not
    /// overshoot it: x = (A + B t) e^(-w t) changes sign only if B and A differ in theirs, that is, if the velocity is
    /// above w times the distance.
    init(start: CGFloat, target: CGFloat, velocity: CGFloat, minimumFrequency frequency: CGFloat) {
        let distance = target - start
        let approach = distance != 0 ? velocity / distance : 0
        self.init(start: start, target: target, velocity: velocity, frequency: max(frequency, approach))
    }

    private init(start: CGFloat, target: CGFloat, velocity: CGFloat, frequency: CGFloat) {
        self.start = start
        self.target = target
        self.velocity = velocity
        spring = DampedSpring(criticallyDampedWithMass: 1, stiffness: frequency * frequency)
        duration = TimeInterval(
            spring.settlingTime(displacement: start - target, velocity: velocity, threshold: Self.threshold))
    }

    func value(at t: TimeInterval) -> CGFloat {
        guard t < duration else { return target }
        return target + spring.displacement(from: start - target, velocity: velocity, at: CGFloat(t))
    }

    func velocity(at t: TimeInterval) -> CGFloat {
        t < duration ? spring.state(from: start - target, velocity: velocity, at: CGFloat(t)).v : 0
    }
}
