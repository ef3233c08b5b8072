extension DynamicsWorld {
    /// Moves the bodies on by one step of `h` seconds as the behaviours accelerate them, by the classical Runge-Kutta
    /// method, whose error in a step grows with the fifth power of its length: springs keep their frequency and damping.
    func integrate(_ h: Double) {
        for body in bodies { body.beginStep() }
        takeSlopes(weight: 1, trialAfter: h / 2)
        takeSlopes(weight: 2, trialAfter: h / 2)
        takeSlopes(weight: 2, trialAfter: h)
        takeSlopes(weight: 1, trialAfter: h)
        for body in bodies { body.endStep(scale: h / 6) }
    }

    private func takeSlopes(weight: Double, trialAfter time: Double) {
        for behavior in behaviors { behavior.accelerate() }
        for body in bodies { body.takeSlope(weight: weight, trialAfter: time) }
    }
}
