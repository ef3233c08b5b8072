/// How a change is shown over time.
public nonisolated struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        /// A cubic Bézier curve, by its two control points, and the seconds that it takes.
        case bezier(CGFloat, CGFloat, CGFloat, CGFloat, Double)
        /// A spring: mass, stiffness, damping and the velocity at its start.
        case spring(Double, Double, Double, Double)
    }

    let curve: Curve
    var delay = 0.0
    var pace = 1.0
    var runs = Float(1)
    var autoreverses = false

    init(_ curve: Curve) { self.curve = curve }

    /// The animation that is used where none is named: a spring that does not swing.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)

    /// Returns one of constant pace.
    public static func linear(duration: TimeInterval) -> Animation { Animation(.bezier(0, 0, 1, 1, duration)) }
    /// One of constant pace, which takes 0.35 s.
    public static let linear = linear(duration: 0.35)
    /// Returns one that begins slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.bezier(0.42, 0, 1, 1, duration)) }
    /// One that begins slowly, which takes 0.35 s.
    public static let easeIn = easeIn(duration: 0.35)
    /// Returns one that ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.bezier(0, 0, 0.58, 1, duration)) }
    /// One that ends slowly, which takes 0.35 s.
    public static let easeOut = easeOut(duration: 0.35)
    /// Returns one that begins and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(.bezier(0.42, 0, 0.58, 1, duration))
    }
    /// One that begins and ends slowly, which takes 0.35 s.
    public static let easeInOut = easeInOut(duration: 0.35)
    /// Returns one of a cubic Bézier curve's control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(.bezier(p1x, p1y, p2x, p2y, duration))
    }

    /// Returns a spring's.
    ///
    /// - Parameters:
    ///   - response: the seconds in which it seems to arrive.
    ///   - dampingFraction: 1 for a spring that does not swing, 0 for one that never stops.
    ///   - blendDuration: has no effect.
    /// - Returns: the animation.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        let frequency = 2 * Double.pi / max(response, 0.001)
        return Animation(.spring(1, frequency * frequency, 2 * max(dampingFraction, 0.01) * frequency, 0))
    }
    /// Returns a spring's by the seconds in which it seems to arrive, and how far it swings beyond.
    public static func spring(duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - min(bounce, 0.99))
    }
    /// A spring's that does not swing.
    public static let spring = spring(duration: 0.5)
    /// Returns a spring's that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }
    /// A spring's that follows a finger.
    public static let interactiveSpring = interactiveSpring(response: 0.15)
    /// Returns a spring's by its physics.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(.spring(max(mass, 0.001), max(stiffness, 0.001), max(damping, 0.01), initialVelocity))
    }
    /// Returns a spring's by the seconds in which it seems to arrive, and how far it swings beyond.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        spring(duration: duration, bounce: bounce)
    }
    /// A spring's that swings.
    public static let bouncy = spring(duration: 0.5, bounce: 0.3)
    /// Returns a spring's that swings.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    /// A spring's that does not swing.
    public static let smooth = spring(duration: 0.5)
    /// Returns a spring's that does not swing.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A spring's that swings a little.
    public static let snappy = spring(duration: 0.5, bounce: 0.15)
    /// Returns a spring's that swings a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns one that begins later, by seconds.
    public func delay(_ delay: TimeInterval) -> Animation { changing { $0.delay += delay } }
    /// Returns one that runs faster.
    public func speed(_ speed: Double) -> Animation { changing { $0.pace *= speed } }
    /// Returns one that runs several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changing {
            $0.runs = Float(repeatCount) / (autoreverses ? 2 : 1)
            $0.autoreverses = autoreverses
        }
    }
    /// Returns one that runs until something else is shown.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changing {
            $0.runs = .infinity
            $0.autoreverses = autoreverses
        }
    }

    private func changing(_ change: (inout Animation) -> Void) -> Animation {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Animation {
    /// Returns the engine's animation of an attribute, without values.
    @MainActor
    func template(for key: String?) -> CABasicAnimation {
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2, _):
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
            return animation
        case .spring(let mass, let stiffness, let damping, let velocity):
            let animation = CASpringAnimation(keyPath: key)
            (animation.mass, animation.stiffness) = (mass, stiffness * pace * pace)
            (animation.damping, animation.initialVelocity) = (damping * pace, velocity)
            return animation
        }
    }

    /// The seconds of one run.
    @MainActor
    var duration: TimeInterval {
        if case .bezier(_, _, _, _, let duration) = curve { return duration / max(pace, 0.001) }
        return (template(for: nil) as? CASpringAnimation)?.settlingDuration ?? 0
    }

    /// Makes changes to views that are shown so.
    @MainActor
    package func run(_ changes: () -> Void, completion: (() -> Void)? = nil) {
        UIView.animate(
            duration: duration, delay: delay, repeatCount: runs, autoreverses: autoreverses,
            like: { template(for: $0) }, animations: changes, completion: completion.map { done in { _ in done() } })
    }
}
