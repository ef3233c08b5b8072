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

    public override init() {
        super.init()
    }

    /// Makes the animation of a spring of mass 1 by how it looks.
    ///
    /// - Parameters:
    ///   - perceptualDuration: the time in seconds in which it seems to arrive; the stiffness is the square of 2 pi by it.
    ///   - bounce: 0 for a critically damped spring, more for one that swings beyond the end, up to 1, less for a slower one.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 0.001))
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
        (stiffness, damping) = (frequency * frequency, 2 * frequency * ratio)
    }

    /// The time in seconds in which the spring seems to arrive, if its mass is 1.
    open var perceptualDuration: CFTimeInterval { CFTimeInterval(2 * CGFloat.pi / (stiffness / mass).squareRoot()) }

    /// How far the spring swings beyond the end: 0 if it is critically damped, less if it is overdamped.
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

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
