@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct AnimationTests {
    private let stage = Stage()
    private let dot: BouncingDot

    init() {
        dot = stage.perform { BouncingDot(frame: CGRect(x: 100, y: 100, width: 20, height: 20)) }
    }

    @Test func theDisplayLinkRunsWhileTheViewIsInAWindow() {
        stage.add(dot)
        stage.advance(steps: 30)
        #expect(abs(dot.phase - 0.5) < 1e-6)
        #expect(abs(dot.transform.ty + 40) < 1e-6)
        stage.perform { dot.removeFromSuperview() }
        #expect(!stage.clock.isBusy)
    }

    @Test func aGroupRunsItsAnimationsOnItsOwnTime() {
        stage.perform { dot.pulse() }
        #expect(stage.seen(dot).transform == CATransform3DIdentity)
        stage.advance(steps: 18)
        // Half-way: eased 0.5 of 0.6 s is 0.3 s, half of the scale's way and two thirds of the fade's.
        let seen = stage.seen(dot)
        #expect(abs(seen.transform.m11 - 1.15) < 1e-6)
        #expect(abs(seen.opacity - (1 - 0.6 * 2 / 3)) < 1e-6)
        // The way back, and once more: 2.4 s in all.
        stage.advance(steps: 36)
        #expect(abs(stage.seen(dot).transform.m11 - 1.15) < 1e-6)
        stage.advance(steps: 90)
        #expect(stage.seen(dot).transform == CATransform3DIdentity)
        #expect(dot.layer.animationKeys() == nil)
    }

    @Test func aShakeGoesThroughItsValues() {
        stage.perform { dot.shake() }
        #expect(stage.seen(dot).transform.m41 == -20)
        stage.advance(steps: 9)
        #expect(abs(stage.seen(dot).transform.m41 + 20) < 1e-6)
        stage.settle()
        #expect(stage.seen(dot).transform.m41 == 0)
    }

    @Test func boxedPointsAndTransformsAreUnderstood() {
        stage.perform { dot.move(to: CGPoint(x: 300, y: 500)) }
        #expect(stage.seen(dot).position == CGPoint(x: 110, y: 110))
        #expect(dot.transactionCompletions == 0)
        stage.settle()
        #expect(dot.transactionCompletions == 1)
        #expect(stage.seen(dot).position == CGPoint(x: 300, y: 500))
        stage.perform { dot.flip() }
        stage.advance(steps: 60)
        let end = stage.seen(dot).transform
        #expect(abs(end.m11 - cos(.pi * 0.9)) < 1e-9 && end.m34 != 0)
    }

    @Test func keyPathsReachTheLayersAttributes() {
        stage.perform {
            let layer = CALayer()
            layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
            layer.setValue(NSNumber(value: 0.25), forKeyPath: "opacity")
            layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKeyPath: "position")
            layer.setValue("nonsense", forKeyPath: "position")
            #expect(abs(layer.transform.m12 - 1) < 1e-12)
            #expect(layer.opacity == 0.25)
            #expect((layer.value(forKeyPath: "position") as? NSValue)?.cgPointValue == CGPoint(x: 3, y: 4))
            #expect((layer.value(forKeyPath: "opacity") as? NSNumber)?.doubleValue == 0.25)
            #expect(layer.value(forKeyPath: "nothing") == nil)
        }
    }

    @Test func gradientsFillTheirLayers() {
        stage.perform {
            let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let gradient = view.layer.properties.gradient
            #expect(gradient?.colors == [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor])
            #expect(gradient?.end == CGPoint(x: 1, y: 1))
            let shimmer = ShimmerView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            shimmer.startAnimating()
            shimmer.layoutIfNeeded()
            #expect(shimmer.gradientLayer.frame == shimmer.bounds)
            #expect(shimmer.gradientLayer.properties.gradient?.locations == [0, 0.5, 1])
        }
    }
}
