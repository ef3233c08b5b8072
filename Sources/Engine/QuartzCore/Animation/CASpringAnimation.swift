import CoreGraphics

/// A basic animation whose progress is that of a damped spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// The mass, above 0; 1 by default.
    open var mass: CGFloat = 1
    /// Newtons per metre by Apple's wording; above 0.
    open var stiffness: CGFloat = 100
    /// The damping, not negative; 10 by default.
    ///
    /// Critical at 2 sqrt(stiffness * mass).
    open var damping: CGFloat = 10
    /// The velocity at the start in units of the whole distance per second; a positive one points to the end value.
    open var initialVelocity: CGFloat = 0

    private var spring: DampedSpring {
        DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
    }

    /// The time after which the spring stays within 1/1000 of the distance.
    open var settlingDuration: CFTimeInterval {
        CFTimeInterval(spring.settlingTime(displacement: -1, velocity: initialVelocity, threshold: 0.001))
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        initialVelocity = other.initialVelocity
    }

    package override func curve(_ fraction: CGFloat) -> CGFloat {
        if fraction >= 1 { return 1 }
        return 1 + spring.displacement(from: -1, velocity: initialVelocity, at: fraction * CGFloat(runDuration))
    }
}
