import QuartzCore
import Testing

@MainActor
@Suite struct KeyframeAndSpringAnimationTests {
    private func seen(_ animation: CAPropertyAnimation, at times: [CFTimeInterval]) -> [CGFloat] {
        let bench = LayerBench()
        animation.keyPath = "cornerRadius"
        bench.add(animation)
        return times.map { bench.presented(at: $0).cornerRadius }
    }

    @Test func keyframesAreEvenlySpacedWithoutTimes() {
        let animation = CAKeyframeAnimation()
        animation.duration = 2
        animation.values = [0.0, 10.0, 0.0]
        #expect(seen(animation, at: [0, 0.5, 1, 1.5]) == [0, 5, 10, 5])
    }

    @Test func keyTimesAndCurvesBelongToTheirWays() {
        let animation = CAKeyframeAnimation()
        animation.duration = 1
        animation.values = [0.0, 10.0, 30.0]
        animation.keyTimes = [0, 0.25, 1]
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut)]
        let values = seen(animation, at: [0.125, 0.25, 0.625])
        assertClose(values[0], 5, within: 1e-9)
        assertClose(values[1], 10, within: 1e-9)
        assertClose(values[2], 20, within: 1e-9)
    }

    @Test func aSpringAnimationShowsTheSpringsOwnCurve() {
        let animation = CASpringAnimation()
        (animation.mass, animation.stiffness, animation.damping) = (1, 100, 10)
        animation.duration = animation.settlingDuration
        (animation.fromValue, animation.toValue) = (0.0, 50.0)
        let times: [CFTimeInterval] = [0.1, 0.3, 0.5]
        // x = -e^(-5 t) (cos w t + 5 / w sin w t), w^2 = 75.
        let w = (75 as CGFloat).squareRoot()
        for (value, time) in zip(seen(animation, at: times), times) {
            let t = CGFloat(time)
            let left = exp(-5 * t) * (cos(w * t) + 5 / w * sin(w * t))
            assertClose(value, 50 * (1 - left), within: 1e-9)
        }
        #expect(animation.settlingDuration > 1 && animation.settlingDuration < 3)
    }

    @Test func initialVelocityPointsToTheEnd() {
        let animation = CASpringAnimation()
        (animation.stiffness, animation.damping, animation.initialVelocity) = (100, 20, 8)
        animation.duration = 2
        (animation.fromValue, animation.toValue) = (0.0, 1.0)
        // Critical, w = 10: -1 + (8 - 10) t under e^(-10 t).
        assertClose(seen(animation, at: [0.1])[0], 1 + (-1 - 0.2) * exp(-1), within: 1e-9)
    }

    /// Apple's documentation of `init(perceptualDuration:bounce:)`, of iOS 17: a bounce of 0 is critical damping.
    @Test(arguments: [(0, 1), (0.3, 0.7), (-0.5, 2)] as [(CGFloat, CGFloat)])
    func aSpringIsMadeByHowItLooks(bounce: CGFloat, ratio: CGFloat) {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
        spring.keyPath = "position.x"
        let frequency = 4 * CGFloat.pi
        assertClose(spring.stiffness, frequency * frequency, within: 1e-9)
        assertClose(spring.damping, 2 * frequency * ratio, within: 1e-9)
        assertClose(spring.bounce, bounce, within: 1e-9)
        assertClose(CGFloat(spring.perceptualDuration), 0.5, within: 1e-9)
        #expect(spring.mass == 1 && CASpringAnimation(keyPath: "opacity").damping == 10)
    }
}
