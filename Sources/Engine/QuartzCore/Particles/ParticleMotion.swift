import CoreGraphics

/// What the particles of one cell do.
package struct ParticleMotion {
    /// A number that differs from particle to particle.
    struct Varying {
        var mean: Float
        /// By how much it differs from the mean at most: of lifetimes of 10 seconds and a range of 3 Apple's documentation says that
        /// they are 7 to 13.
        var range: Float = 0
        /// The change per second.
        var speed: Float = 0

        /// Returns the number at birth, by a random number in 0...1.
        func value(_ random: Double) -> Double { Double(mean) + Double(range) * (2 * random - 1) }
    }

    var begin: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var birthRate: Float = 0
    var lifetime = Varying(mean: 0)
    var velocity = Varying(mean: 0)
    var longitude: CGFloat = 0
    var latitude: CGFloat = 0
    var directionRange: CGFloat = 0
    var acceleration = CGVector(dx: 0, dy: 0)
    var scale = Varying(mean: 1)
    var spin = Varying(mean: 0)
    var red = Varying(mean: 1)
    var green = Varying(mean: 1)
    var blue = Varying(mean: 1)
    var alpha = Varying(mean: 1)

    /// The longest life of a particle, in seconds.
    var longestLife: CFTimeInterval {
        max(CFTimeInterval(lifetime.mean) + CFTimeInterval(lifetime.range.magnitude), 0)
    }

    /// A particle's own values, which it has from its birth.
    struct Particle {
        let number: UInt64
        let birth: CFTimeInterval
        let life: CFTimeInterval
        let start: CGPoint
        let velocity: CGVector
        let acceleration: CGVector
        let scale: (start: Double, speed: Double)
        let spin: Double
        let color: CGColor
        let alpha: (start: Double, speed: Double)

        /// Returns the place `age` seconds after the birth: start + velocity age + acceleration age² / 2.
        func place(at age: CFTimeInterval) -> CGPoint {
            let t = CGFloat(age)
            return CGPoint(
                x: start.x + velocity.dx * t + acceleration.dx * t * t / 2,
                y: start.y + velocity.dy * t + acceleration.dy * t * t / 2)
        }
    }

    /// Makes a particle.
    ///
    /// - Parameters:
    ///   - number: the particle's own, from which its random numbers come.
    ///   - birth: the time of its birth, in seconds.
    ///   - start: where it is born.
    ///   - factors: by which the emitter multiplies lifetime, velocity, scale and spin.
    /// - Returns: the particle.
    func particle(number: UInt64, birth: CFTimeInterval, start: CGPoint, factors: EmitterFactors) -> Particle {
        var random = SplitMix(state: number)
        let life = max(lifetime.value(random.next()) * Double(factors.lifetime), 0)
        let speed = velocity.value(random.next()) * Double(factors.velocity) * cos(Double(latitude))
        let angle = Double(longitude) + Double(directionRange) * (random.next() - 0.5)
        let size = scale.value(random.next()) * Double(factors.scale)
        let turning = spin.value(random.next()) * Double(factors.spin)
        func part(_ value: Varying) -> Double { min(max(value.value(random.next()), 0), 1) }
        let (r, g, b, a) = (part(red), part(green), part(blue), alpha.value(random.next()))
        return Particle(
            number: number, birth: birth, life: life, start: start,
            velocity: CGVector(dx: speed * cos(angle), dy: speed * sin(angle)), acceleration: acceleration,
            scale: (size, Double(scale.speed) * Double(factors.scale)), spin: turning,
            color: CGColor(srgbRed: r, green: g, blue: b, alpha: 1), alpha: (a, Double(alpha.speed)))
    }
}

/// By how much an emitter layer multiplies what its cells say.
struct EmitterFactors {
    var birthRate: Float = 1
    var lifetime: Float = 1
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
}

/// Steele, Lea and Flood's generator SplitMix64.
struct SplitMix {
    var state: UInt64

    mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }

    /// Returns the next number in 0..<1.
    mutating func next() -> Double { Double(bits() >> 11) * 0x1p-53 }
}
