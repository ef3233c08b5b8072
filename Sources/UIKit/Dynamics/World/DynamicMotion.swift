/// The bodies of a world in one state, and the accelerations that behaviours give them there.
@MainActor
struct DynamicMotion {
    let world: DynamicsWorld
    fileprivate(set) var states: [RigidBody.State]
    /// Of the centre in points per square second, and of the angle in radians per square second.
    fileprivate(set) var accelerations: [(linear: SIMD2<Double>, angular: Double)]

    func state(of body: RigidBody) -> RigidBody.State {
        world.index(of: body).map { states[$0] } ?? body.state
    }

    mutating func accelerate(_ body: RigidBody, by acceleration: SIMD2<Double>) {
        guard let index = world.index(of: body) else { return }
        accelerations[index].linear += acceleration
    }

    mutating func turn(_ body: RigidBody, by acceleration: Double) {
        guard let index = world.index(of: body) else { return }
        accelerations[index].angular += acceleration
    }

    /// A force at an offset from the body's centre.
    mutating func apply(_ force: SIMD2<Double>, to body: RigidBody, at offset: SIMD2<Double>) {
        accelerate(body, by: force * body.inverseMass)
        turn(body, by: cross(offset, force) * body.inverseInertia)
    }
}

extension DynamicsWorld {
    /// Moves the bodies on by one step as the behaviours accelerate them, by the classical Runge-Kutta method, whose error
    /// in a step grows with the fifth power of its length: springs keep their frequency and damping.
    func integrate(_ h: Double) {
        let start = bodies.map(\.state)
        let first = derivative(at: start)
        let second = derivative(at: moved(start, first, h / 2))
        let third = derivative(at: moved(start, second, h / 2))
        let fourth = derivative(at: moved(start, third, h))
        for (index, body) in bodies.enumerated() where !body.isAnchored {
            func mean<Value>(_ value: KeyPath<Derivative, Value>, _ sum: (Value, Value, Value, Value) -> Value) -> Value
            {
                sum(
                    first[index][keyPath: value], second[index][keyPath: value], third[index][keyPath: value],
                    fourth[index][keyPath: value])
            }
            let vector: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) -> SIMD2<Double> = {
                ($0 + 2 * $1 + 2 * $2 + $3) * (h / 6)
            }
            let scalar: (Double, Double, Double, Double) -> Double = { ($0 + 2 * $1 + 2 * $2 + $3) * (h / 6) }
            body.state.position += mean(\.velocity, vector)
            body.state.velocity += mean(\.acceleration, vector)
            if body.allowsRotation {
                body.state.angle += mean(\.angularVelocity, scalar)
                body.state.angularVelocity += mean(\.angularAcceleration, scalar)
            }
        }
    }

    private struct Derivative {
        var velocity: SIMD2<Double>
        var acceleration: SIMD2<Double>
        var angularVelocity: Double
        var angularAcceleration: Double
    }

    private func derivative(at states: [RigidBody.State]) -> [Derivative] {
        var motion = DynamicMotion(
            world: self, states: states, accelerations: .init(repeating: (.zero, 0), count: states.count))
        for behavior in behaviors { behavior.accelerate(&motion) }
        return bodies.indices.map { index in
            let (body, state) = (bodies[index], states[index])
            let (linear, angular) = motion.accelerations[index]
            return Derivative(
                velocity: state.velocity, acceleration: linear - body.resistance * state.velocity,
                angularVelocity: state.angularVelocity,
                angularAcceleration: angular - body.angularResistance * state.angularVelocity)
        }
    }

    private func moved(_ states: [RigidBody.State], _ slope: [Derivative], _ h: Double) -> [RigidBody.State] {
        zip(states, slope).map { state, slope in
            RigidBody.State(
                position: state.position + slope.velocity * h, angle: state.angle + slope.angularVelocity * h,
                velocity: state.velocity + slope.acceleration * h,
                angularVelocity: state.angularVelocity + slope.angularAcceleration * h)
        }
    }
}
