import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// What DIFFERENCES.md says of animations, as far as no other test has it.
@MainActor
@Suite struct AnimationDifferenceTests {
    private let bench = AnimationBench()

    @Test func keyframesOverARunningAnimationBeginAtWhatIsSeenAndReplaceIt() {
        bench.step(0) { UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { bench.view.center.x = 450 } }
        bench.step(1)
        assertClose(bench.x, 250)
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        bench.step(1) {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { bench.view.center.x = 50 }
            }
        }
        assertClose(bench.x, 250)
        bench.step(1.5)
        assertClose(bench.x, 150)
    }

    @Test func keyframesInsideAnAnimatorAreLinearWhateverTheirModeIs() {
        let animator = bench.perform { UIViewPropertyAnimator(duration: 2, curve: .linear) }
        bench.step(0) {
            animator.addAnimations {
                UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeDiscrete) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { bench.view.center.x = 150 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { bench.view.center.x = 450 }
                }
            }
            animator.startAnimation()
        }
        bench.step(0.5)
        assertClose(bench.x, 100)
        bench.step(1.5)
        assertClose(bench.x, 300)
    }

    @Test func anAnimatorInTheWrongStateDoesNothing() {
        let animator = bench.perform {
            UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.view.center.x = 150 }
        }
        bench.step(0) {
            animator.finishAnimation(at: .end)
            animator.stopAnimation(true)
        }
        #expect(animator.state == .inactive)
        bench.step(0) { animator.startAnimation() }
        bench.step(0.5) {
            // It is not stopped.
            animator.finishAnimation(at: .end)
        }
        assertClose(bench.x, 100)
        #expect(animator.state == .active)
    }

    @Test(arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
    func aCurlDissolves(option: UIView.AnimationOptions) {
        let stage = Stage()
        let (box, old, new) = stage.perform { (UIView(frame: stage.window.bounds), UIView(), UIView()) }
        stage.perform { box.addSubview(old) }
        stage.add(box)
        stage.advance {
            UIView.transition(with: box, duration: 1, options: option) {
                old.removeFromSuperview()
                box.addSubview(new)
            }
        }
        stage.advance(steps: 29)
        let seen = stage.perform { (box.layer.sublayers ?? []).map(\.presented) }
        // The old content lies over the new one, where it was, and fades.
        let copy = seen.last
        #expect(copy.map { $0.opacity > 0.1 && $0.opacity < 0.9 } == true)
        #expect(seen.allSatisfy { CATransform3DIsIdentity($0.transform) })
        stage.settle()
        #expect(box.subviews == [new])
    }

    @Test func aViewInARunningAnimationTakesTouches() {
        let stage = Stage()
        let button = stage.perform { UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.add(button)
        stage.advance { UIView.animate(withDuration: 5) { button.alpha = 0.5 } }
        stage.down(50, 50)
        stage.up(50, 50)
        #expect(taps == 1 && stage.clock.isBusy)
    }

    @Test func pathsOfOtherElementsChangePlacesAtTheEnd() {
        let layer = bench.perform { CAShapeLayer() }
        let (round, square) = (
            CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
            CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        )
        bench.step(0) {
            bench.view.layer.addSublayer(layer)
            layer.path = square
            let change = CABasicAnimation(keyPath: "path")
            (change.fromValue, change.toValue, change.duration) = (round, square, 1)
            layer.add(change, forKey: nil)
        }
        for (time, path) in [(0.1, round), (0.9, round), (1.1, square)] {
            bench.step(time)
            #expect(bench.perform { layer.presentation()?.path } == path, "\(time)")
        }
    }

    @Test func whatIsSetBetweenBlocksHoldsForTheTurn() {
        let layer = bench.perform { CALayer() }
        bench.step(0) { bench.view.layer.addSublayer(layer) }
        bench.step(1) {
            CATransaction.setAnimationDuration(4)
            layer.position.x = 100
        }
        bench.step(1.3)
        #expect(bench.perform { layer.presented.position.x } < 50)
        bench.step(5.1) { layer.position.x = 200 }
        bench.step(5.4)
        assertClose(bench.perform { layer.presented.position.x }, 200)
    }

    @Test func attributesOfASubclasssOwnAskForNothing() {
        final class Gauge: CALayer {
            nonisolated(unsafe) static var asked: [String] = []
            override class func needsDisplay(forKey key: String) -> Bool {
                asked.append(key)
                return true
            }
        }
        let layer = bench.perform { Gauge() }
        bench.step(0) {
            bench.view.layer.addSublayer(layer)
            layer.setValue(3, forKey: "level")
        }
        #expect(Gauge.asked.isEmpty && layer.value(forKey: "level") as? Int == 3)
    }
}
