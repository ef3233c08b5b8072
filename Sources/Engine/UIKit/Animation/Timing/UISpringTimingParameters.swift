import QuartzCore

/// A damped spring that pulls from the beginning to the end.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The velocity at the start, in units of the whole way per second.
    ///
    /// Every attribute is moved by one number, so of a vector the component of the greater magnitude counts.
    open private(set) var initialVelocity: CGVector
    final let kind: Kind

    enum Kind {
        /// Settles within the animator's duration.
        case ratio(CGFloat)
        /// Takes its own time, whatever the animator's duration.
        case physical(DampedSpring)
    }

    /// A spring that takes its own time: mass 3, stiffness 1000, damping 500.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Makes a spring of a damping ratio, at rest at the start.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    /// Makes a spring of a damping ratio and a velocity at the start.
    ///
    /// - Parameters:
    ///   - ratio: 1 is critical; clamped to 0.01...1.
    ///   - velocity: in units of the whole way per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(min(max(ratio, 0.01), 1))
        initialVelocity = velocity
        super.init()
    }

    /// - Parameters: above 0; the damping may be 0 only in theory, such a spring never settles.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physical(
            DampedSpring(mass: max(mass, 1e-6), stiffness: max(stiffness, 1e-6), damping: max(damping, 1e-3)))
        initialVelocity = velocity
        super.init()
    }

    /// The type of the curve: a spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil: the curve is no cubic.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// This object.
    open var springTimingParameters: UISpringTimingParameters? { self }
}
