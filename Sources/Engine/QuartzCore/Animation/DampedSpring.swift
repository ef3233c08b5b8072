import CoreGraphics

/// The motion of a mass on a damped spring in closed form: m x'' + d x' + k x = 0.
package struct DampedSpring: Equatable, Sendable {
    package var mass: CGFloat
    package var stiffness: CGFloat
    package var damping: CGFloat

    package init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }

    /// Makes the critically damped spring, which settles soonest without overshooting.
    package init(criticallyDampedWithMass mass: CGFloat, stiffness: CGFloat) {
        self.init(mass: mass, stiffness: stiffness, damping: 2 * (stiffness * mass).squareRoot())
    }

    /// The natural frequency in radians per second.
    private var omega: CGFloat { (stiffness / mass).squareRoot() }
    private var decay: CGFloat { damping / (2 * mass) }

    /// Returns the displacement `t` seconds after it was `x0` with velocity `v0` (units per second).
    package func displacement(from x0: CGFloat, velocity v0: CGFloat, at t: CGFloat) -> CGFloat {
        state(from: x0, velocity: v0, at: t).x
    }

    /// Returns the displacement and velocity at `t`, as ``displacement(from:velocity:at:)`` does.
    package func state(from x0: CGFloat, velocity v0: CGFloat, at t: CGFloat) -> (x: CGFloat, v: CGFloat) {
        let discriminant = decay * decay - omega * omega
        if discriminant.magnitude < 1e-9 * omega * omega {
            let b = v0 + omega * x0
            let e = exp(-omega * t)
            return ((x0 + b * t) * e, (b - omega * (x0 + b * t)) * e)
        }
        if discriminant < 0 {
            let w = (-discriminant).squareRoot()
            let b = (v0 + decay * x0) / w
            let (s, c, e) = (sin(w * t), cos(w * t), exp(-decay * t))
            let x = e * (x0 * c + b * s)
            return (x, e * w * (b * c - x0 * s) - decay * x)
        }
        let root = discriminant.squareRoot()
        let (r1, r2) = (-decay + root, -decay - root)
        let a = (v0 - r2 * x0) / (r1 - r2)
        let b = x0 - a
        let (e1, e2) = (a * exp(r1 * t), b * exp(r2 * t))
        return (e1 + e2, r1 * e1 + r2 * e2)
    }

    /// Returns a time after which the displacement's magnitude stays below `threshold`, to 1/1000 s.
    ///
    /// 0 if it is below from the start. For a critically damped spring that does not overshoot it is the earliest such
    /// time.
    package func settlingTime(displacement x0: CGFloat, velocity v0: CGFloat, threshold: CGFloat) -> CGFloat {
        // The slowest mode bounds the motion: |x(t)| <= (|x0| + |v0 + s x0| t) e^(-s t).
        let slow = decay > omega ? decay - (decay * decay - omega * omega).squareRoot() : decay
        guard slow > 0 else { return .infinity }
        let growth = (v0 + decay * x0).magnitude
        func bound(_ t: CGFloat) -> CGFloat { (x0.magnitude + growth * t) * exp(-slow * t) }
        // Past its peak the bound falls for ever.
        let peak = growth > 0 ? max(0, 1 / slow - x0.magnitude / growth) : 0
        if bound(peak) < threshold { return 0 }
        var low = peak
        var high = peak + 1 / slow
        while bound(high) >= threshold { high += 1 / slow }
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if bound(middle) >= threshold { low = middle } else { high = middle }
        }
        return min(high, swingingTime(x0, growth, threshold))
    }

    /// Returns the settling time by an underdamped spring's envelope, which is the closer bound unless damping is
    /// nearly critical.
    private func swingingTime(_ x0: CGFloat, _ growth: CGFloat, _ threshold: CGFloat) -> CGFloat {
        guard decay < omega else { return .infinity }
        let amplitude = hypot(x0, growth / (omega * omega - decay * decay).squareRoot())
        return max(0, log(amplitude / threshold) / decay) + 0.001
    }
}
