import QuartzCore

/// Progress as a function of the fraction of a duration: 0 at 0 and 1 at 1.
enum TimingCurve {
    case bezier(CAMediaTimingFunction)
    /// A spring, with its velocity at the start in ways per second, and the seconds after which it counts as settled.
    case spring(DampedSpring, velocity: CGFloat, duration: TimeInterval)

    func progress(at fraction: CGFloat) -> CGFloat {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        switch self {
        case .bezier(let function): return function.progress(at: fraction)
        case .spring(let spring, let velocity, let duration):
            return 1 + spring.displacement(from: -1, velocity: velocity, at: fraction * CGFloat(duration))
        }
    }

    /// The first fraction at which `progress` is reached, to 1e-12; progress beyond 0...1 counts as its end.
    func fraction(reaching progress: CGFloat) -> CGFloat {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        // A spring may pass a value more than once, so the first stretch that crosses it is looked for.
        let steps = 64
        let crossing = (1...steps).first { self.progress(at: CGFloat($0) / CGFloat(steps)) >= progress } ?? steps
        var low = CGFloat(crossing - 1) / CGFloat(steps)
        var high = CGFloat(crossing) / CGFloat(steps)
        while high - low > 1e-13 {
            let middle = (low + high) / 2
            if self.progress(at: middle) >= progress { high = middle } else { low = middle }
        }
        return high
    }
}

extension UITimingCurveProvider {
    /// The curve, and the seconds that it takes when an animator of `duration` runs it.
    func resolved(duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
        if let parameters = springTimingParameters {
            let velocity = parameters.initialVelocity
            let along = velocity.dx.magnitude >= velocity.dy.magnitude ? velocity.dx : velocity.dy
            switch parameters.kind {
            case .ratio(let ratio):
                let spring = DampedSpring(ratio: ratio, settlingWithin: duration)
                return (.spring(spring, velocity: along, duration: duration), duration)
            case .physical(let spring):
                let time = TimeInterval(spring.settlingTime(displacement: -1, velocity: along, threshold: 0.001))
                return (.spring(spring, velocity: along, duration: time), time)
            }
        }
        return (.bezier(cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .default)), duration)
    }
}

extension DampedSpring {
    /// The spring of a damping ratio of which 1/1000 is left after `duration` seconds: what can't be seen.
    init(ratio: CGFloat, settlingWithin duration: TimeInterval) {
        // Times of a spring go with 1 / omega; this is its time for an omega of 1.
        let unit = DampedSpring(mass: 1, stiffness: 1, damping: 2 * ratio)
            .settlingTime(displacement: -1, velocity: 0, threshold: 0.001)
        let omega = unit / CGFloat(max(duration, 0.001))
        self.init(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega)
    }
}
