import QuartzCore

/// The whole motion of one axis from release to rest, planned when it begins and evaluated from then on.
struct AxisMotion: Equatable {
    enum Phase: Equatable {
        case rest(at: CGFloat)
        case deceleration(Deceleration)
        case spring(SpringMotion)

        var duration: TimeInterval {
            switch self {
            case .rest: 0
            case .deceleration(let motion): motion.duration
            case .spring(let motion): motion.duration
            }
        }
    }

    /// The first phase, the time at which the second takes over, and the second.
    private var first: Phase
    private var switchTime: TimeInterval
    private var second: Phase?
    /// The begin of the motion, in seconds on the scale of `t`.
    var start: TimeInterval = 0
    /// How far the content has been moved by others since the motion began, in points.
    var shift: CGFloat = 0
    /// Whether an edge ends it, not a target and not it itself.
    private(set) var isLedByEdge = false

    static func resting(at value: CGFloat) -> AxisMotion {
        AxisMotion(first: .rest(at: value), switchTime: .infinity, second: nil)
    }

    /// Free motion between two edges, with a spring where one is passed.
    static func free(
        from start: CGFloat, velocity: CGFloat, rate: CGFloat, edges: ClosedRange<CGFloat>, stiffness: CGFloat,
        bounces: Bool
    ) -> AxisMotion {
        let nearest = min(max(start, edges.lowerBound), edges.upperBound)
        if start != nearest {
            guard bounces else { return resting(at: nearest) }
            let spring = SpringMotion(start: start, edge: nearest, velocity: velocity, stiffness: stiffness)
            return AxisMotion(first: .spring(spring), switchTime: .infinity, second: nil, isLedByEdge: true)
        }
        let motion = Deceleration(start: start, velocity: velocity, rate: rate)
        guard motion.duration > 0 else {
            return resting(at: min(max(motion.destination, edges.lowerBound), edges.upperBound))
        }
        let edge = velocity > 0 ? edges.upperBound : edges.lowerBound
        let passesEdge = velocity > 0 ? motion.destination > edge : motion.destination < edge
        guard passesEdge, let time = motion.time(at: edge) else {
            return AxisMotion(first: .deceleration(motion), switchTime: .infinity, second: nil)
        }
        // The last half point of a motion is one step, edge or not.
        guard time < motion.duration, bounces else {
            return AxisMotion(
                first: .deceleration(motion), switchTime: min(time, motion.duration), second: .rest(at: edge),
                isLedByEdge: true)
        }
        let atEdge = velocity + (edge - start) * 1000 * CGFloat(log(Double(rate)))
        let spring = SpringMotion(start: edge, edge: edge, velocity: atEdge, stiffness: stiffness)
        return AxisMotion(first: .deceleration(motion), switchTime: time, second: .spring(spring), isLedByEdge: true)
    }

    /// Motion to a target that someone chose.
    static func settling(
        from start: CGFloat, to target: CGFloat, velocity: CGFloat, minimumFrequency: CGFloat
    ) -> AxisMotion {
        guard start != target || velocity != 0 else { return resting(at: target) }
        let spring = SpringMotion(
            start: start, target: target, velocity: velocity, minimumFrequency: minimumFrequency)
        guard spring.duration > 0 else { return resting(at: target) }
        return AxisMotion(first: .spring(spring), switchTime: .infinity, second: nil)
    }

    /// The seconds until rest.
    var duration: TimeInterval {
        start + (second.map { switchTime + $0.duration } ?? first.duration)
    }

    /// The position at rest.
    var end: CGFloat { value(at: .infinity) }

    func value(at t: TimeInterval) -> CGFloat {
        let t = t - start
        if let second, t >= switchTime { return Self.value(of: second, at: t - switchTime) + shift }
        return Self.value(of: first, at: t) + shift
    }

    /// Returns the velocity in points per second.
    func velocity(at t: TimeInterval) -> CGFloat {
        let t = t - start
        if let second, t >= switchTime { return Self.velocity(of: second, at: t - switchTime) }
        return Self.velocity(of: first, at: t)
    }

    private static func value(of phase: Phase, at t: TimeInterval) -> CGFloat {
        switch phase {
        case .rest(let value): value
        case .deceleration(let motion): motion.value(at: t)
        case .spring(let motion): motion.value(at: t)
        }
    }

    private static func velocity(of phase: Phase, at t: TimeInterval) -> CGFloat {
        switch phase {
        case .rest: 0
        case .deceleration(let motion): motion.velocity(at: t)
        case .spring(let motion): motion.velocity(at: t)
        }
    }
}
