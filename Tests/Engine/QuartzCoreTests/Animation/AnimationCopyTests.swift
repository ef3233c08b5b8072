import QuartzCore
import Testing

/// Animations are copied when a layer takes them: what becomes of the object afterwards is nothing to the layer.
///
/// Source: Apple's documentation of `add(_:forKey:)`: the render tree copies the object, "any subsequent modifications to the object
/// are not propagated"; ninjaprox/NVActivityIndicatorView gives five lines one animation, each with a begin time of its own.
@MainActor
@Suite struct AnimationCopyTests {
    private let clock = FrameClock()

    private func growing() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
        return animation
    }

    private func seen(_ layer: CALayer, at time: CFTimeInterval) -> CGFloat {
        if clock.time < time { clock.step(to: time) }
        return clock.perform { CGFloat(layer.presentation()?.opacity ?? -1) }
    }

    @Test func oneAnimationStartsSeveralLayersAtTheirOwnTimes() {
        let layers = [CALayer(), CALayer(), CALayer()]
        clock.perform {
            let animation = growing()
            animation.isRemovedOnCompletion = false
            for (order, layer) in layers.enumerated() {
                animation.beginTime = 1 + CFTimeInterval(order) * 0.25
                layer.add(animation, forKey: "grow")
            }
        }
        #expect(layers.map { seen($0, at: 1.5) } == [0.5, 0.25, 0])
    }

    @Test func whatIsChangedAfterwardsIsNotSeen() {
        let layer = CALayer()
        clock.perform {
            let (animation, group) = (growing(), CAAnimationGroup())
            (group.animations, group.duration) = ([animation], 1)
            layer.add(group, forKey: "group")
            (animation.toValue, group.duration) = (0.0, 4)
            #expect(layer.animation(forKey: "group") !== group)
        }
        #expect(seen(layer, at: 0.5) == 0.5)
    }

    /// What a layer shows is given to another one as any animation is.
    @Test func theAnimationOfALayerIsCopiedForAnother() {
        let (first, second) = (CALayer(), CALayer())
        clock.perform {
            first.add(growing(), forKey: "grow")
            let animation = first.animation(forKey: "grow") as? CABasicAnimation
            if let animation { second.add(animation, forKey: "grow") }
            animation?.speed = 0.5
        }
        #expect(seen(second, at: 0.5) == 0.5)
    }

    @Test func aCopyHasAllValues() throws {
        let spring = CASpringAnimation(keyPath: "position")
        (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 3, 4, 5)
        (spring.beginTime, spring.speed, spring.repeatCount, spring.autoreverses) = (6, 7, 8, true)
        (spring.fillMode, spring.isAdditive, spring.byValue) = (.both, true, CGPoint(x: 9, y: 10))
        spring.setValue("mine", forKey: "name")
        let other = try #require(spring.copy() as? CASpringAnimation)
        #expect(other !== spring && other.keyPath == "position" && other.value(forKey: "name") as? String == "mine")
        #expect([other.mass, other.stiffness, other.damping, other.initialVelocity] == [2, 3, 4, 5])
        #expect((other.beginTime, other.speed, other.repeatCount) == (6, 7, 8) && other.autoreverses)
        #expect(other.fillMode == .both && other.isAdditive && other.byValue as? CGPoint == CGPoint(x: 9, y: 10))

        let frames = CAKeyframeAnimation(keyPath: "opacity")
        (frames.values, frames.keyTimes, frames.calculationMode) = ([0, 1], [0, 0.5], .cubic)
        let copied = try #require(frames.copy() as? CAKeyframeAnimation)
        #expect(copied.values as? [Int] == [0, 1] && copied.keyTimes == [0, 0.5] && copied.calculationMode == .cubic)
    }

    @Test func aTransitionIsCopied() throws {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (.push, .fromTop, 2)
        let copy = try #require(transition.copy() as? CATransition)
        #expect(copy !== transition && copy.type == .push && copy.subtype == .fromTop && copy.duration == 2)
    }

    /// As Objective-C's copies are, which know nothing of what Swift stores.
    @Test func whatAClassStoresBesidesBeginsAnew() throws {
        final class Named: CABasicAnimation {
            var name = "nobody's"
        }
        let animation = Named(keyPath: "opacity")
        (animation.name, animation.toValue) = ("mine", 0.5)
        let copy = try #require(animation.copy() as? Named)
        #expect(copy.name == "nobody's" && copy.toValue as? Double == 0.5 && copy.keyPath == "opacity")
    }

    @Test func aDelegateThatNobodyElseHoldsIsToldOfTheEnd() {
        final class Witness: CAAnimationDelegate {
            let told: () -> Void
            init(_ told: @escaping () -> Void) { self.told = told }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told() }
        }
        var ends = 0
        let layer = CALayer()
        clock.perform {
            let animation = growing()
            animation.delegate = Witness { ends += 1 }
            layer.add(animation, forKey: "grow")
        }
        clock.step(to: 2)
        #expect(ends == 1)
    }
}
