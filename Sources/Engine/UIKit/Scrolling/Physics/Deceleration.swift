import QuartzCore

/// Free motion after a flick: velocity falls by the factor `rate` each millisecond.
///
/// x(t) = x0 + v0 (rate^(1000 t) - 1) / c with c = 1000 ln rate. Apple documents the rates, others measured the law.
struct Deceleration: Equatable {
    /// The position at t = 0, in points.
    var start: CGFloat
    /// The velocity at t = 0, in points per second.
    var velocity: CGFloat
    /// Per millisecond, in 0..<1.
    var rate: CGFloat

    /// The distance from the end at which the motion is over, in points.
    static let threshold: CGFloat = 0.5

    private var c: CGFloat { 1000 * CGFloat(log(Double(rate))) }

    /// The position at which the motion ends.
    var destination: CGFloat { start - velocity / c }

    /// The seconds until ``threshold`` is left; 0 if no more is left from the start.
    var duration: TimeInterval {
        let distance = (velocity / c).magnitude
        return distance > Self.threshold ? TimeInterval(log(Self.threshold / distance) / c) : 0
    }

    func value(at t: TimeInterval) -> CGFloat {
        t >= duration ? destination : start + velocity * (exp(c * CGFloat(t)) - 1) / c
    }

    func velocity(at t: TimeInterval) -> CGFloat {
        t >= duration ? 0 : velocity * exp(c * CGFloat(t))
    }

    /// Returns the time at which the motion is at `value`; nil if it never gets there.
    func time(at value: CGFloat) -> TimeInterval? {
        let remaining = 1 + (value - start) * c / velocity
        guard velocity != 0, remaining > 0, remaining <= 1 else { return nil }
        return TimeInterval(log(remaining) / c)
    }
}
