extension DynamicsWorld {
    /// Moves the bodies on by one step of `h` seconds as the behaviours accelerate them, by the classical Runge-Kutta
    /// method, whose error in a step grows with the fifth power of its length: springs keep their frequency and damping.
    func integrate(_ h: Double) {
        bodies.forEachHeld { $0.beginStep() }
        addSlopes(weight: 1, trialAfter: h / 2)
        addSlopes(weight: 2, trialAfter: h / 2)
        addSlopes(weight: 2, trialAfter: h)
        addSlopes(weight: 1, trialAfter: h)
        bodies.forEachHeld { $0.endStep(scale: h / 6) }
    }

    private func addSlopes(weight: Double, trialAfter time: Double) {
        behaviors.forEachHeld { $0.accelerate() }
        bodies.forEachHeld { $0.addSlope(weight: weight, trialAfter: time) }
    }
}
