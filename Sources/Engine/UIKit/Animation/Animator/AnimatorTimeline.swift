import QuartzCore

/// The progress of an animator as a closed form of time.
///
/// Times are seconds of the simulation.
struct AnimatorTimeline {
    let curve: TimingCurve
    /// The seconds from one end to the other.
    let duration: TimeInterval
    private(set) var isReversed: Bool
    private var leg: Leg

    private enum Leg {
        case rest(Place)
        /// Along its own curve, from a fraction of the duration on. `since` may be yet to come.
        case own(from: CGFloat, since: TimeInterval)
        /// A way from a progress to the end ahead with another timing.
        case other(from: CGFloat, curve: TimingCurve, duration: TimeInterval, since: TimeInterval)
    }

    private enum Place {
        /// A fraction of the duration.
        case inside(CGFloat)
        /// A progress that no fraction has: another timing's overshoot.
        case outside(CGFloat)
    }

    /// At rest at the end that it will leave.
    init(curve: TimingCurve, duration: TimeInterval, isReversed: Bool) {
        self.curve = curve
        self.duration = duration
        self.isReversed = isReversed
        leg = .rest(.inside(isReversed ? 1 : 0))
    }

    // MARK: Questions

    /// The time at which the end ahead is reached; nil at rest.
    var endTime: TimeInterval? {
        switch leg {
        case .rest: nil
        case .own(let from, let since): since + TimeInterval(isReversed ? from : 1 - from) * duration
        case .other(_, _, let duration, let since): since + duration
        }
    }

    /// Returns the progress of animations that were added at `start`, a part of the duration, and end with the
    /// animator.
    ///
    /// Springs go beyond 0...1.
    func progress(at time: TimeInterval, from start: CGFloat = 0) -> CGFloat {
        switch place(at: time) {
        case .outside(let progress): progress
        case .inside(let fraction) where start < 1: curve.progress(at: (fraction - start) / (1 - start))
        case .inside(let fraction): fraction < 1 ? 0 : 1
        }
    }

    /// The fraction of the duration, 0...1.
    func fraction(at time: TimeInterval) -> CGFloat {
        switch place(at: time) {
        case .inside(let fraction): fraction
        case .outside(let progress): progress > 0.5 ? 1 : 0
        }
    }

    /// How much of the way to the end ahead is done, 0...1: of the progress (`linearly`) or of the time.
    func fractionComplete(at time: TimeInterval, linearly: Bool) -> CGFloat {
        let done = linearly ? progress(at: time) : fraction(at: time)
        return min(max(isReversed ? 1 - done : done, 0), 1)
    }

    private func place(at time: TimeInterval) -> Place {
        switch leg {
        case .rest(let place): return place
        case .own(let from, let since):
            let step = Self.share(of: duration, passed: time - since)
            return .inside(min(max(isReversed ? from - step : from + step, 0), 1))
        case .other(let from, let other, let duration, let since):
            let target: CGFloat = isReversed ? 0 : 1
            let done = other.progress(at: Self.share(of: duration, passed: time - since))
            let progress = done == 1 ? target : from + (target - from) * done
            return (0...1).contains(progress) ? .inside(curve.fraction(reaching: progress)) : .outside(progress)
        }
    }

    private static func share(of duration: TimeInterval, passed: TimeInterval) -> CGFloat {
        duration > 0 ? CGFloat(max(passed, 0) / duration) : 1
    }

    // MARK: Changes

    /// Goes on along its own curve.
    mutating func resume(at time: TimeInterval) {
        guard case .rest(let place) = leg else { return }
        switch place {
        case .inside(let fraction): leg = .own(from: fraction, since: time)
        case .outside(let progress): leg = .other(from: progress, curve: curve, duration: duration, since: time)
        }
    }

    /// Goes on with another timing for what is left of the way.
    mutating func resume(at time: TimeInterval, curve: TimingCurve, duration: TimeInterval) {
        leg = .other(from: progress(at: time), curve: curve, duration: duration, since: time)
    }

    mutating func pause(at time: TimeInterval) {
        leg = .rest(place(at: time))
    }

    /// Rests at the end ahead.
    mutating func arrive() {
        leg = .rest(.inside(isReversed ? 0 : 1))
    }

    /// Turns round where it is.
    mutating func reverse(at time: TimeInterval) {
        switch leg {
        case .rest: break
        case .own: leg = .own(from: fraction(at: time), since: time)
        case .other(_, let curve, let duration, _):
            leg = .other(from: progress(at: time), curve: curve, duration: duration, since: time)
        }
        isReversed.toggle()
    }

    /// Rests where ``fractionComplete(at:linearly:)`` is `fraction`.
    mutating func scrub(to fraction: CGFloat, linearly: Bool) {
        let done = min(max(isReversed ? 1 - fraction : fraction, 0), 1)
        leg = .rest(.inside(linearly ? curve.fraction(reaching: done) : done))
    }
}
